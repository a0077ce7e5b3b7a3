import { z } from 'zod';
import { businessSchema } from '../../domain/business.ts';
import { type Finding, NO_SUCH_FIELD } from '../../domain/finding.ts';
import { FLOWS } from '../flows.ts';
import type { Registry } from '../registry.ts';
import { hint } from './nearest.ts';

interface Node {
  readonly properties?: { readonly [field: string]: Node };
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly string[];
}

/** The schema of business files for editors: published as schemas/business.schema.json, so that they complete and check. */
export function businessJsonSchema(flows: Registry = FLOWS): Node & { readonly title: string } {
  const { properties = {}, ...schema } = jsonSchemaOf(businessSchema);
  const settings = [...flows.values()].map(({ name, settings: written }) => [name, jsonSchemaOf(written)]);
  return {
    ...schema,
    title: 'A Holdfast business',
    ...{ description: 'See docs/guides/your-business.md.' },
    properties: {
      ...properties,
      flows: { ...properties['flows'], items: { enum: [...flows.keys()] } },
      settings: { ...properties['settings'], properties: Object.fromEntries(settings) },
    },
  };
}

function jsonSchemaOf(schema: z.ZodType): Node {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as Node;
}

/** A field that nobody knows is told with the one that it may have been meant to be. */
export function withNearestField(finding: Finding, flows: Registry): Finding {
  const name = finding.path.at(-1);
  if (finding.message !== NO_SUCH_FIELD || typeof name !== 'string') return finding;
  const fields = fieldsAt(businessJsonSchema(flows), finding.path.slice(0, -1));
  return { ...finding, message: NO_SUCH_FIELD + hint(name, fields) };
}

function fieldsAt(node: Node | boolean | undefined, path: Finding['path']): readonly string[] {
  if (typeof node !== 'object') return [];
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(node.properties ?? {}).concat(others(node, []));
  const within = typeof part === 'number' ? node.items : (node.properties?.[part] ?? node.additionalProperties);
  const found = fieldsAt(within, rest);
  return found.length > 0 ? found : others(node, path);
}

function others({ anyOf = [] }: Node, path: Finding['path']): readonly string[] {
  return anyOf.flatMap((one) => fieldsAt(one, path));
}
