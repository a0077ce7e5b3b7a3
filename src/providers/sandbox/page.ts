import { createHash } from 'node:crypto';
import type { Locale } from '../../core/locale.ts';
import { decimal } from '../../domain/money.ts';
import type { Payment, PaymentStatus } from '../../ports/payments.ts';
import { filled, type PageWords, pageWords } from './words.ts';

export interface PageFacts {
  readonly payment: Payment;
  readonly business: { readonly name: string; readonly timeZone: string };
  readonly purpose: Purpose;
  /** A picture of the QR code, as a data URL. */
  readonly image: string | null;
  readonly now: string;
}

/** What a payment is for, as whoever pays is told. */
export interface Purpose {
  /** What was booked, by its name; null where nobody knows any more. */
  readonly what: string | null;
  readonly language: Locale;
  /** Where they came from, below our own address; null where that is no page of ours. */
  readonly back: string | null;
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:#f3f1ec;color:#22302d;
font:1rem/1.5 system-ui,sans-serif}
main{width:min(26rem,100%);background:#fff;border-radius:1.25rem;padding:2rem;box-shadow:0 1rem 3rem #22302d1f;
text-align:center}
h1{margin:0 0 .25rem;font-size:1.25rem}
p{margin:.5rem 0;color:#4d5c58}
.amount{font-size:2.5rem;font-weight:650;color:#22302d;margin:1rem 0 0}
.amount small{font-size:1rem;font-weight:400}
.note{margin:0 0 1rem;font-weight:650;background:#fdf4dc;color:#5f4a12;border:2px solid #d9a514;border-radius:.75rem;
padding:.625rem .875rem}
.state{font-weight:600;color:#22302d;background:#e4f0ec;border-radius:.75rem;padding:.875rem}
img{width:11rem;height:11rem;margin:.75rem auto 0;display:block}
small{color:#63716d}
button{display:block;width:100%;margin-top:.75rem;padding:.875rem;border:1px solid #b9c4c0;border-radius:.75rem;
background:#fff;color:inherit;font:inherit;cursor:pointer}
button.pay{background:#1d6b58;border-color:#1d6b58;color:#fff;font-weight:600}
.what{font-weight:600;color:#22302d}
a{display:inline-block;margin-top:1.25rem;padding:.5rem;color:#14594a}
a:focus-visible,button:focus-visible{outline:3px solid #7fb8a8;outline-offset:2px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page runs nothing and loads nothing; its one form goes back to where it came from. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The till of the sandbox: that it is one, what is to be paid, until when, and three ways it can end. */
export function paymentPage(facts: PageFacts): string {
  const { payment, business, purpose, image } = facts;
  const { language, what, back } = purpose;
  const words = pageWords(language);
  const title = filled(words.title, { business: business.name });
  const status = statusOf(facts);
  const amount = moneyIn(payment, language);
  const body = [
    `<p class="note">${escaped(words.sandbox)}</p>`,
    `<h1>${escaped(title)}</h1>`,
    what === null ? '' : `<p class="what">${escaped(what)}</p>`,
    `<p class="amount"><small>${escaped(words.amount)}</small><br>${escaped(amount)}</p>`,
    status === 'open' ? `<p>${escaped(filled(words.until, { when: deadline(facts, language) }))}</p>` : '',
    status === 'open' ? '' : `<p class="state" role="status">${escaped(words[status])}</p>`,
    status === 'open' || status === 'failed' ? buttons(words, amount) : '',
    status === 'open' && image !== null ? picture(image, words) : '',
    back === null ? '' : `<a href="${escaped(back)}">${escaped(filled(words.back, { business: business.name }))}</a>`,
  ];
  return document(language, `${words.mark} · ${title}`, body.join('\n'));
}

export function missingPage(locale: Locale): string {
  const words = pageWords(locale);
  return document(locale, words.missing, `<h1>${escaped(words.missing)}</h1>`);
}

/** A payment whose time is over reads as such, whether or not anybody has written it down. */
function statusOf({ payment, now }: PageFacts): PaymentStatus {
  const isOver = Date.parse(payment.expiresAt) <= Date.parse(now);
  return payment.status === 'open' && isOver ? 'expired' : payment.status;
}

function buttons(words: PageWords, amount: string): string {
  const button = (outcome: string, text: string): string =>
    `<button name="outcome" value="${outcome}"${outcome === 'paid' ? ' class="pay"' : ''}>${escaped(text)}</button>`;
  return [
    `<p>${escaped(words.choose)}</p>`,
    '<form method="post">',
    button('paid', filled(words.pay, { amount })),
    button('failed', words.fail),
    button('expired', words.expire),
    '</form>',
  ].join('\n');
}

function picture(image: string, { scan }: PageWords): string {
  return `<img src="${escaped(image)}" alt=""><small>${escaped(scan)}</small>`;
}

function document(language: Locale, title: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><main>${body}</main></body></html>`,
  ].join('\n');
}

function moneyIn({ amount }: Payment, language: Locale): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency }).format(decimal(amount));
}

function deadline({ payment, business }: PageFacts, language: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: business.timeZone } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(payment.expiresAt));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
