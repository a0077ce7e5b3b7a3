/** Words that stand alone in a message and are about being written to at all, in the languages and by the customs of carriers (F2). */
const WORDS = {
  stop: ['stop', 'stopall', 'stop all', 'unsubscribe', 'opt out', 'optout', 'revoke', 'arret', 'baja', '退订', 'ឈប់'],
  start: ['start', 'unstop', 'yes', 'alta', 'sí', 'si', 'oui', '开始', '订阅', 'ចាប់ផ្តើម'],
} as const;

/** Whether a whole message asks not to be written to any more, or to be written to again. */
export function subscriptionIn(text: string): 'stop' | 'start' | null {
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
    .replaceAll('ê', 'e');
  if (WORDS.stop.some((one) => one === word)) return 'stop';
  return WORDS.start.some((one) => one === word) ? 'start' : null;
}
