import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The site of a business somewhere else, with a strict content policy, and the chat on it by one script tag (F6):
 *
 *     npx tsx examples/site/serve.ts http://127.0.0.1:3000 lucia 8080
 *
 * The business has to name this site: `site: { origins: ["http://localhost:8080"] }`.
 */
export function createSite({ holdfast, business }: { readonly holdfast: string; readonly business: string }): Server {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${holdfast}`,
    `connect-src ${holdfast}`,
    `frame-src ${holdfast}`,
    `img-src 'self' ${holdfast}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  return createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://site').pathname.slice(1) || 'index.html';
    const type = TYPES[name];
    // Browsers ask for it by themselves.
    if (name === 'favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(text.replaceAll('{holdfast}', holdfast).replaceAll('{business}', business));
  });
}

const TYPES: { readonly [name: string]: string } = {
  'index.html': 'text/html; charset=utf-8',
  'prices.html': 'text/html; charset=utf-8',
  'site.css': 'text/css; charset=utf-8',
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [holdfast = 'http://127.0.0.1:3000', business = 'lucia', port = '8080'] = process.argv.slice(2);
  createSite({ holdfast, business }).listen(Number(port), () => console.log(`http://localhost:${port}`));
}
