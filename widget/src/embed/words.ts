/** The few words that stand on somebody else's page, by language. */
interface EmbeddedWords {
  readonly open: string;
  readonly close: string;
  readonly unread: string;
}

const WORDS: { readonly [language: string]: EmbeddedWords } = {
  en: { open: 'Chat with {name}', close: 'Close the chat', unread: '{count} new' },
  es: { open: 'Chatear con {name}', close: 'Cerrar el chat', unread: '{count} sin leer' },
  fr: { open: 'Discuter avec {name}', close: 'Fermer la discussion', unread: '{count} non lus' },
  zh: { open: '与{name}聊天', close: '关闭聊天', unread: '{count} 条新消息' },
  km: { open: 'ជជែកជាមួយ {name}', close: 'បិទការជជែក', unread: 'សារថ្មី {count}' },
};

/** What the page is in, where the business speaks it; else the business's own language. */
export function languageOf(wanted: readonly (string | null | undefined)[], offered: readonly string[]): string {
  const codes = wanted.flatMap((tag) => (tag ? [tag.toLowerCase().split('-')[0] ?? ''] : []));
  return codes.find((code) => offered.includes(code)) ?? offered[0] ?? 'en';
}

export function wordsIn(language: string): EmbeddedWords {
  return WORDS[language] ?? (WORDS['en'] as EmbeddedWords);
}
