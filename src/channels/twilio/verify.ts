import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../core/same-secret.ts';
import { headerOf, type Knock } from '../../ports/channel.ts';

/**
 * Whether Twilio itself sent this: `X-Twilio-Signature` is the HMAC-SHA1 of the address that Twilio called and every field,
 * sorted by name, under the account's token. Behind a proxy our own idea of the address differs from Twilio's, so the public one
 * is used where it is known; Twilio has signed it with the port and without. `twilio`'s own check is the oracle in the tests.
 */
export function isGenuine(knock: Knock, token: string, publicUrl: string | null): boolean {
  const signature = headerOf(knock, 'x-twilio-signature');
  const isForm = (headerOf(knock, 'content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  if (signature === null || !isForm || !URL.canParse(knock.url)) return false;
  const fields = [...fieldsOf(knock)].map(([name, values]) => [...new Set(values)].sort().map((one) => name + one));
  return addressesOf(knock.url, publicUrl)
    .map((address) =>
      createHmac('sha1', token)
        .update(`${address}${fields.flat().join('')}`)
        .digest('base64'),
    )
    .reduce((found, expected) => isSameSecret(signature, expected) || found, false);
}

/** The fields of a form, sorted by name; one may come several times. */
function fieldsOf({ body }: Knock): ReadonlyMap<string, readonly string[]> {
  const form = new URLSearchParams(body.toString('utf8'));
  const names = [...new Set(form.keys())].sort();
  return new Map(names.map((name) => [name, form.getAll(name)]));
}

function addressesOf(url: string, publicUrl: string | null): readonly string[] {
  const { origin, pathname, search } = new URL(url);
  const at = publicUrl ?? origin;
  const path = `${pathname}${search}`;
  const [, scheme = '', host = '', base = ''] = /^(https?):\/\/([^/]+)(.*)$/.exec(at) ?? [];
  const bare = host.replace(/:\d+$/, '');
  const withPort = bare === host ? `${host}:${scheme === 'https' ? 443 : 80}` : host;
  return [...new Set([host, bare, withPort])].map((one) => `${scheme}://${one}${base}${path}`);
}
