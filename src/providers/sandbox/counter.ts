import { ownLanguage } from '../../core/locale.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentDelivery, PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment, Payments } from '../../ports/payments.ts';
import { missingPage, PAGE_POLICY, type Purpose, paymentPage } from './page.ts';
import { SANDBOX, type Sandbox } from './sandbox.ts';

export interface CounterParts {
  readonly sandbox: Sandbox;
  readonly payments: Pick<Payments, 'get'>;
  /** Where its deliveries go: the same door that stands open to every provider. */
  readonly deliver: (delivery: Omit<PaymentDelivery, 'now'>) => Promise<string | null>;
  readonly businesses: ReadonlyMap<string, CounterBusiness>;
  readonly purposeOf: (payment: Payment) => Promise<Purpose>;
  /** Draws a QR code as a data URL. */
  readonly draw: (payload: string) => Promise<string>;
  readonly clock: Pick<Clock, 'now'>;
}

interface CounterBusiness {
  readonly name: string;
  readonly timeZone: string;
}

/** The sandbox as people meet it: a page to look at, and buttons to press. */
export interface Counter {
  page(payment: string): Promise<CounterAnswer>;
  press(payment: string, outcome: PaymentNotice['outcome']): Promise<CounterAnswer>;
}

export interface CounterAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

export function createCounter(parts: CounterParts): Counter {
  const { sandbox, payments, deliver, clock } = parts;

  async function find(id: string): Promise<Payment | null> {
    const payment = await payments.get(id);
    return payment?.provider === SANDBOX ? payment : null;
  }

  return {
    async page(id) {
      const payment = await find(id);
      if (payment === null) return html(404, missingPage(ownLanguage()));
      return html(200, await shown(parts, payment));
    },
    async press(id, outcome) {
      const payment = await find(id);
      if (payment === null) return json(404, { error: { code: 'not_found', message: 'There is no such payment.' } });
      const reception = await deliver(sandbox.press(payment, outcome, clock.now()));
      if (reception !== 'taken') throw new Error(`the sandbox's own delivery was ${reception ?? 'taken by nobody'}`);
      const status = (await find(id))?.status ?? payment.status;
      return json(200, { id, status, sandbox: 'This is a rehearsal: no money has moved.' });
    },
  };
}

async function shown({ businesses, purposeOf, draw, clock }: CounterParts, payment: Payment): Promise<string> {
  const { name = payment.business, timeZone = 'UTC' } = businesses.get(payment.business) ?? {};
  const qr = payment.opening?.qr ?? null;
  const image = qr === null ? null : await draw(qr);
  const purpose = await purposeOf(payment);
  return paymentPage({ payment, business: { name, timeZone }, purpose, image, now: clock.now() });
}

function html(status: number, body: string): CounterAnswer {
  const headers = { 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' };
  return { status, contentType: 'text/html; charset=utf-8', body, headers };
}

function json(status: number, body: object): CounterAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
