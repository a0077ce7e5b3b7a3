import type { Locale } from '../../core/locale.ts';

/** What the sandbox's page says. Facts stand in braces. */
export interface PageWords {
  readonly title: string;
  /** What stands before the title: nobody must take this for a real till. */
  readonly mark: string;
  readonly sandbox: string;
  readonly choose: string;
  readonly amount: string;
  readonly until: string;
  readonly scan: string;
  readonly pay: string;
  readonly fail: string;
  readonly expire: string;
  readonly paid: string;
  readonly failed: string;
  readonly expired: string;
  readonly voided: string;
  readonly refunded: string;
  readonly missing: string;
}

const en: PageWords = {
  title: 'Payment to {business}',
  mark: 'SANDBOX',
  sandbox: 'SANDBOX: this is a rehearsal, and no money moves.',
  choose: 'Choose how it ends.',
  amount: 'To pay',
  until: 'Kept for you until {when}',
  scan: 'Or open this page on your phone',
  pay: 'Pay {amount}',
  fail: 'Let the payment fail',
  expire: 'Let it run out',
  paid: 'Paid, thank you. You can close this page and go back to the conversation.',
  failed: 'The payment did not go through. You can try again.',
  expired: 'This payment has run out.',
  voided: 'A newer payment has taken the place of this one.',
  refunded: 'Your money has been given back.',
  missing: 'There is no such payment.',
};

const fr: PageWords = {
  title: 'Paiement à {business}',
  mark: 'ESSAI (SANDBOX)',
  sandbox: 'ESSAI (SANDBOX) : ceci est une répétition, aucun argent n’est débité.',
  choose: 'Choisissez l’issue.',
  amount: 'À régler',
  until: 'Gardé pour vous jusqu’au {when}',
  scan: 'Ou ouvrez cette page sur votre téléphone',
  pay: 'Payer {amount}',
  fail: 'Faire échouer le paiement',
  expire: 'Laisser expirer',
  paid: 'C’est payé, merci. Vous pouvez fermer cette page et revenir à la conversation.',
  failed: 'Le paiement n’a pas abouti. Vous pouvez réessayer.',
  expired: 'Ce paiement a expiré.',
  voided: 'Un paiement plus récent remplace celui-ci.',
  refunded: 'Vous avez été remboursé.',
  missing: 'Ce paiement n’existe pas.',
};

const es: PageWords = {
  title: 'Pago a {business}',
  mark: 'ENSAYO (SANDBOX)',
  sandbox: 'ENSAYO (SANDBOX): esto es un ensayo y no se mueve dinero.',
  choose: 'Elija cómo termina.',
  amount: 'A pagar',
  until: 'Guardado para usted hasta el {when}',
  scan: 'O abra esta página en su teléfono',
  pay: 'Pagar {amount}',
  fail: 'Hacer que falle el pago',
  expire: 'Dejar que caduque',
  paid: 'Pagado, gracias. Puede cerrar esta página y volver a la conversación.',
  failed: 'El pago no se ha completado. Puede intentarlo de nuevo.',
  expired: 'Este pago ha caducado.',
  voided: 'Un pago más reciente sustituye a este.',
  refunded: 'Se le ha devuelto el dinero.',
  missing: 'Este pago no existe.',
};

const WORDS: { readonly [L in Locale]?: PageWords } = { en, fr, es };

/** In the business's own language where the page has it, else in English. */
export function pageWords(locale: Locale): { readonly words: PageWords; readonly language: Locale } {
  const words = WORDS[locale];
  return words ? { words, language: locale } : { words: en, language: 'en' };
}

export function filled(text: string, facts: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
