/** Words that stand alone in a message and are about being written to at all, in the languages and by the customs of carriers (F2). */
const WORDS = {
  stop: ['stop', 'stopall', 'stop all', 'unsubscribe', 'opt out', 'optout', 'revoke', 'arret', 'baja', '退订', 'ឈប់'],
  start: ['start', 'unstop', 'yes', 'alta', 'sí', 'si', 'oui', '开始', '订阅', 'ចាប់ផ្តើម'],
} as const;

/** The same in a sentence of one's own, which has to be heeded as well; only as the whole message, for "stop texting me at night" wants less. */
const SENTENCES: readonly RegExp[] = [
  /^(?:(?:please|pls|just|can you|could you|will you) )*(?:stop|quit) (?:texting|messaging|writing to|writing|contacting|spamming|sending) (?:me|us)?(?: (?:messages|texts|these|this))?$/u,
  /^(?:(?:please|pls) )?(?:do not|don t|dont|never) (?:text|message|write to|write|contact|sms) me(?: (?:again|anymore|any more|ever again))?$/u,
  /^(?:(?:please|pls) )?(?:take|remove|delete) (?:me|my number) (?:off|from) (?:your|the|this)(?: mailing| contact)? list$/u,
  /^(?:(?:por favor|porfa) )?no (?:me|nos) (?:escribas|escribáis|escriban|escriba|mandes|mandéis|manden|envíes|enviéis|envíen|contactes|contacten)(?: más)?(?: (?:mensajes|nada|sms))?(?: más)?$/u,
  /^(?:(?:por favor|porfa) )?(?:deja|dejad|dejen|deje|para|parad|paren) de (?:escribirme|mandarme|enviarme|contactarme)(?: (?:mensajes|cosas|sms))?$/u,
  /^no quiero (?:recibir )?más (?:mensajes|sms)$/u,
  /^(?:(?:svp|s il vous plaît|s il te plaît) )?(?:arretez|arrete|cessez) de (?:m écrire|m envoyer|me contacter)(?: (?:des|vos|ces) (?:messages|sms|textos))?$/u,
  /^ne (?:m écrivez|m écris|me contactez|me contacte|m envoyez) plus(?: (?:de messages|rien|de sms))?$/u,
  /^je ne veux plus (?:recevoir )?(?:de|vos) (?:messages|sms)$/u,
  /^(?:désinscrivez|désabonnez) moi$/u,
  /^(?:请|麻烦)?(?:你|你们)?(?:别|不要)再?(?:给我)?(?:发|发送)(?:短信|消息|信息|讯息)?(?:给我)?了?$/u,
  /^(?:取消订阅|不要再联系我了?|别再联系我了?)$/u,
  /^(?:សូម)?ឈប់(?:ផ្ញើ|សរសេរ)(?:សារ)?(?:មក)?(?:ខ្ញុំ)?(?:ទៀត)?$/u,
];

/** Whether a whole message asks not to be written to any more, or to be written to again. */
export function subscriptionIn(text: string): 'stop' | 'start' | null {
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
    .replaceAll('ê', 'e');
  if (WORDS.stop.some((one) => one === word) || SENTENCES.some((one) => one.test(word))) return 'stop';
  return WORDS.start.some((one) => one === word) ? 'start' : null;
}
