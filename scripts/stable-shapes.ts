import { type Plugin, RolldownMagicString } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/**
 * Writes `{ ...one, more: 1 }` as `{ ...{}, ...one, more: 1 }`, which means the same. The V8 of Node 20 gives every object that
 * the first makes a hidden class of its own: that alone takes a microsecond, and whatever reads such an object is never
 * compiled for its shape. To be deleted with the last Node that does so.
 */
export function stableShapes(): Plugin {
  return {
    name: 'stable-shapes',
    renderChunk(code, { fileName }) {
      // Types make nothing, and are no JavaScript to read.
      if (fileName.endsWith('.d.ts')) return null;
      const places = spreadsFirst(parseAst(code));
      if (places.length === 0) return null;
      const text = new RolldownMagicString(code);
      for (const place of places) text.appendLeft(place, ' ...{},');
      return { code: text.toString(), map: text.generateMap({ hires: true }).toString() };
    },
  };
}

/** Behind the brace of every object that begins with another's properties and goes on. */
function spreadsFirst(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(spreadsFirst);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(spreadsFirst);
  return isSpreadFirst(node) ? [node.start + 1, ...within] : within;
}

function isSpreadFirst(node: object): node is { readonly start: number } {
  if (!('type' in node && node.type === 'ObjectExpression' && 'properties' in node)) return false;
  const [first, second] = node.properties as readonly { readonly type: string }[];
  return first?.type === 'SpreadElement' && second !== undefined;
}
