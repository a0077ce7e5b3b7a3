import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';

const OPERATOR = 'the-operators-own-token';

/** The real server with Northside Dental, or another of the demo, on the channels that it is given. */
export async function openDesk(channels: object, environment: { readonly [name: string]: string }, like = 'northside') {
  const [dataDirectory, businesses] = await Promise.all(
    ['data', 'businesses'].map((what) => mkdtemp(join(tmpdir(), `holdfast-${what}-`))),
  );
  const written = parse(await readFile(join(import.meta.dirname, `../../demo/${like}.yaml`), 'utf8')) as object;
  await writeFile(join(businesses ?? '', 'desk.yaml'), stringify({ ...written, id: 'desk', channels }));
  const settings = {
    ...{ HOLDFAST_BUSINESSES: businesses, HOLDFAST_OPERATOR_TOKEN: OPERATOR, HOLDFAST_RATE_LIMIT: 'off' },
    ...{ HOLDFAST_LOG_LEVEL: 'silent', HOLDFAST_WEATHER: 'off', ...environment },
  };
  const place = { port: 0, host: '127.0.0.1', dataDirectory: dataDirectory ?? '' };
  const serving = await house.serve({ ...place, config: readConfig(settings), announce: () => {} });
  const asOperator = { authorization: `Bearer ${OPERATOR}` };
  return {
    address: serving.address,
    close: async () => {
      await serving.stop();
      await Promise.all([dataDirectory, businesses].map((one) => rm(one ?? '', { recursive: true, force: true })));
    },
    operator: async <Answer>(path: string): Promise<Answer> =>
      (await fetch(`${serving.address}/v1/desk/${path}`, { headers: asOperator })).json() as Promise<Answer>,
    /** The status of what the operator has done. */
    command: async (path: string): Promise<number> =>
      (await fetch(`${serving.address}/v1/desk/${path}`, { method: 'POST', headers: asOperator })).status,
    lead: async (name: string, phone: string): Promise<string> => {
      const body = JSON.stringify({ name, phone });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${serving.address}/v1/desk/leads`, { method: 'POST', headers, body });
      return ((await answer.json()) as { conversation: string }).conversation;
    },
    metric: async (line: string): Promise<string | undefined> => {
      const text = await (await fetch(`${serving.address}/metrics`)).text();
      return text.split('\n').find((one) => one.startsWith(line));
    },
  };
}

/** A conversation as the operator sees it. */
export interface Inspected {
  readonly state: string;
  readonly context: { readonly [key: string]: unknown };
  readonly turns: readonly { readonly replies: readonly { readonly id: string; readonly text: string }[] }[];
  readonly deliveries: readonly { readonly reply: string; readonly status: string; readonly reason: string | null }[];
}
