const PRONOUNS = ['la', 'lo', 'las', 'los', 'me', 'nos', 'mela', 'melo', 'melas', 'melos', 'nosla', 'noslo', 'noslas'];
const TO_OTHERS = ['le', 'les', 'sela', 'selo', 'selas', 'selos'];

/** Spanish verbs with the pronouns that hang on them: "reserva" gives "resérvala", "resérvamela". */
export function hung(verbs: readonly string[]): readonly string[] {
  return verbs.flatMap((verb) => PRONOUNS.map((pronoun) => `${verb}${pronoun}`));
}

/** The verbs themselves and with any pronoun: "quita", "quítale", "quítamelo". */
export function withPronouns(verbs: readonly string[]): readonly string[] {
  return [...verbs, ...hung(verbs), ...verbs.flatMap((verb) => TO_OTHERS.map((pronoun) => `${verb}${pronoun}`))];
}
