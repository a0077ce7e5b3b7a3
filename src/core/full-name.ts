/** A word written as a name: "O'Brien", "McDonald", "García-López", and not "YES". */
const WORD = String.raw`\p{Lu}[\p{L}'-]*\p{Ll}`;
const FULL_NAME = new RegExp(`^${WORD}(?: (?:${WORD}|de|del|la|van|von|der|da|di|le))* ${WORD}$`, 'u');
const WORDS_MAX = 5;

/** Whether the words are a name in full and nothing else: "Marta Ruiz", "Ana de la Torre". */
export function isFullName(text: string): boolean {
  return FULL_NAME.test(text) && text.split(' ').length <= WORDS_MAX;
}
