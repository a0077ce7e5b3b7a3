import { XMLParser } from 'fast-xml-parser';
import { OutsideTrouble } from '../../ports/outside-calendar.ts';

/** What CalDAV is asked and answers (RFC 4918, 4791, 6578). */

export interface DavResponse {
  /** As the server writes it, which may be a path or an address. */
  readonly href: string;
  readonly status: number;
  readonly props: { readonly [name: string]: unknown };
}

export interface Multistatus {
  readonly responses: readonly DavResponse[];
  readonly syncToken: string | null;
}

const LISTS = new Set(['response', 'propstat', 'comp', 'privilege']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
  isArray: (name) => LISTS.has(name),
});

export function multistatusOf(text: string): Multistatus {
  const { multistatus: found } = parsed(text) as { readonly multistatus?: Node | string };
  if (found === undefined) throw new OutsideTrouble('refused', 'that is no CalDAV server');
  // An empty element is read as text.
  const multistatus = typeof found === 'string' ? {} : found;
  const responses = listOf(multistatus['response']).map(responseOf);
  return { responses, syncToken: textOf(multistatus['sync-token']) };
}

type Node = { readonly [name: string]: unknown };

function parsed(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    throw new OutsideTrouble('refused', 'the answer cannot be read');
  }
}

function responseOf(node: Node): DavResponse {
  const stats = listOf(node['propstat']);
  const found = stats.filter((one) => statusOf(one['status']) === 200);
  const props = Object.assign({}, ...found.map((one) => one['prop'])) as Node;
  const own = statusOf(node['status']);
  return { href: (textOf(node['href']) ?? '').trim(), status: own || (found.length > 0 ? 200 : 404), props };
}

function statusOf(line: unknown): number {
  return Number(/^\s*HTTP\/\S+\s+(\d{3})/.exec(textOf(line) ?? '')?.[1] ?? 0);
}

function listOf(node: unknown): readonly Node[] {
  return Array.isArray(node) ? (node as Node[]) : [];
}

/** The text of an element, with or without attributes. */
export function textOf(node: unknown): string | null {
  if (typeof node === 'string') return node;
  if (typeof node === 'object' && node !== null && '#text' in node) return String(node['#text']);
  return null;
}

/** The address in an element that holds one. */
export function hrefIn(node: unknown): string | null {
  const inner = typeof node === 'object' && node !== null && 'href' in node ? node.href : null;
  return (textOf(Array.isArray(inner) ? inner[0] : inner) ?? '').trim() || null;
}

const SPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"';

export function propfind(...props: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?><d:propfind ${SPACES}><d:prop>${empty(props)}</d:prop></d:propfind>`;
}

export function syncCollection(token: string): string {
  const asks = `<d:sync-token>${escaped(token)}</d:sync-token><d:sync-level>1</d:sync-level>`;
  return `<?xml version="1.0" encoding="utf-8"?><d:sync-collection ${SPACES}>${asks}<d:prop><d:getetag/></d:prop></d:sync-collection>`;
}

/** Every event that takes place between the two, however often it comes back. */
export function calendarQuery(start: string, end: string): string {
  const range = `<c:comp-filter name="VEVENT"><c:time-range start="${start}" end="${end}"/></c:comp-filter>`;
  const filter = `<c:filter><c:comp-filter name="VCALENDAR">${range}</c:comp-filter></c:filter>`;
  return `<?xml version="1.0" encoding="utf-8"?><c:calendar-query ${SPACES}>${EVENTS}${filter}</c:calendar-query>`;
}

export function multiget(hrefs: readonly string[]): string {
  const list = hrefs.map((href) => `<d:href>${escaped(href)}</d:href>`).join('');
  return `<?xml version="1.0" encoding="utf-8"?><c:calendar-multiget ${SPACES}>${EVENTS}${list}</c:calendar-multiget>`;
}

const EVENTS = '<d:prop><d:getetag/><c:calendar-data/></d:prop>';

function empty(props: readonly string[]): string {
  return props.map((name) => `<${name}/>`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
