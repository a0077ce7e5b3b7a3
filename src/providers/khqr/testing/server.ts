import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BankTransaction {
  readonly amount: number;
  readonly currency: string;
  readonly failed?: true;
}

/** A server that speaks Bakong's open API as far as asking about a code goes. */
export async function openBankServer(token: string) {
  const transactions = new Map<string, BankTransaction>();
  const asked: string[] = [];

  function answer(md5: string): object {
    const found = transactions.get(md5);
    if (!found) return refusal(1, 'Transaction could not be found. Please check and try again.');
    if (found.failed) return refusal(3, 'Transaction failed.');
    const { amount, currency } = found;
    const parties = { fromAccountId: 'payer@devb', toAccountId: 'mekong@devb', description: null };
    const data = { hash: `hash of ${md5}`, ...parties, amount, currency, createdDateMs: 1, acknowledgedDateMs: 2 };
    return { responseCode: 0, responseMessage: 'Getting transaction successfully.', errorCode: null, data };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers.authorization !== `Bearer ${token}`) return send(response, 401, refusal(6, 'Unauthorized.'));
    if (request.method !== 'POST' || request.url !== '/v1/check_transaction_by_md5') return send(response, 404, {});
    const { md5 } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { md5: string };
    asked.push(md5);
    send(response, 200, answer(md5));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, transactions, asked, close: () => new Promise((resolve) => server.close(resolve)) };
}

function refusal(errorCode: number, responseMessage: string): object {
  return { responseCode: 1, responseMessage, errorCode, data: null };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
