import pg from 'pg';

const CONNECT_MILLIS_MAX = 10_000;

/** By the codes of Node and of PostgreSQL. */
const REASONS: { readonly [code: string]: string } = {
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection is cut off',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ERR_INVALID_URL: 'it is no address; in a password # is written as %23, / as %2F',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no such database',
  '53300': 'it has no connection to spare',
  '57P03': 'it is still starting',
};

/**
 * Why a database cannot be reached, or null if it can. The driver's own words are not passed on: where an address is
 * mistyped, parts of the password end up in them.
 */
export async function whyUnreachable(url: string): Promise<string | null> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLIS_MAX });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code !== '') return REASONS[code] ?? `it fails with ${code}`;
  // The driver's own errors have no codes.
  const said = String(error);
  if (/timeout/i.test(said)) return `it does not answer within ${CONNECT_MILLIS_MAX / 1000} seconds`;
  if (/SSL/.test(said)) return 'it offers no encryption (SSL)';
  return /SASL|password/i.test(said) ? 'it asks for a password' : 'the connection is cut off';
}
