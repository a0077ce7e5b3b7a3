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
  readonly back: string;
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
  paid: 'Paid, thank you. The conversation goes on where it was.',
  failed: 'The payment did not go through. You can try again.',
  expired: 'This payment has run out.',
  voided: 'A newer payment has taken the place of this one.',
  refunded: 'Your money has been given back.',
  missing: 'There is no such payment.',
  back: 'Back to the conversation with {business}',
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
  paid: 'C’est payé, merci. La conversation continue où elle en était.',
  failed: 'Le paiement n’a pas abouti. Vous pouvez réessayer.',
  expired: 'Ce paiement a expiré.',
  voided: 'Un paiement plus récent remplace celui-ci.',
  refunded: 'Vous avez été remboursé.',
  missing: 'Ce paiement n’existe pas.',
  back: 'Revenir à la conversation avec {business}',
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
  paid: 'Pagado, gracias. La conversación sigue donde estaba.',
  failed: 'El pago no se ha completado. Puede intentarlo de nuevo.',
  expired: 'Este pago ha caducado.',
  voided: 'Un pago más reciente sustituye a este.',
  refunded: 'Se le ha devuelto el dinero.',
  missing: 'Este pago no existe.',
  back: 'Volver a la conversación con {business}',
};

const zh: PageWords = {
  title: '付款给{business}',
  mark: '演练（SANDBOX）',
  sandbox: '演练（SANDBOX）：这只是演练，不会动用任何资金。',
  choose: '请选择结果。',
  amount: '应付',
  until: '为您保留至{when}',
  scan: '或用手机打开此页面',
  pay: '支付{amount}',
  fail: '让付款失败',
  expire: '让付款过期',
  paid: '已付款，谢谢。对话会从原处继续。',
  failed: '付款没有成功，您可以再试一次。',
  expired: '这笔付款已过期。',
  voided: '已有新的付款取代这一笔。',
  refunded: '款项已退还给您。',
  missing: '没有这笔付款。',
  back: '返回与{business}的对话',
};

const km: PageWords = {
  title: 'បង់ប្រាក់ជូន {business}',
  mark: 'ការសាកល្បង (SANDBOX)',
  sandbox: 'ការសាកល្បង (SANDBOX)៖ នេះគ្រាន់តែជាការសាកល្បង គ្មានប្រាក់ត្រូវបានកាត់ទេ។',
  choose: 'សូមជ្រើសរើសលទ្ធផល។',
  amount: 'ត្រូវបង់',
  until: 'រក្សាទុកជូនរហូតដល់ {when}',
  scan: 'ឬបើកទំព័រនេះលើទូរស័ព្ទ',
  pay: 'បង់ {amount}',
  fail: 'ឱ្យការបង់ប្រាក់បរាជ័យ',
  expire: 'ឱ្យផុតកំណត់',
  paid: 'បានបង់ហើយ សូមអរគុណ។ ការសន្ទនាបន្តពីកន្លែងដដែល។',
  failed: 'ការបង់ប្រាក់មិនបានសម្រេចទេ។ លោកអ្នកអាចព្យាយាមម្តងទៀត។',
  expired: 'ការបង់ប្រាក់នេះផុតកំណត់ហើយ។',
  voided: 'មានការបង់ប្រាក់ថ្មីជំនួសហើយ។',
  refunded: 'ប្រាក់ត្រូវបានសងជូនលោកអ្នកវិញហើយ។',
  missing: 'គ្មានការបង់ប្រាក់នេះទេ។',
  back: 'ត្រឡប់ទៅការសន្ទនាជាមួយ {business}',
};

const WORDS: { readonly [L in Locale]?: PageWords } = { en, es, fr, zh, km };

export function pageWords(locale: Locale): PageWords {
  // It is a rehearsal: a language that has no words for it yet borrows these.
  return WORDS[locale] ?? en;
}

export function filled(text: string, facts: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
