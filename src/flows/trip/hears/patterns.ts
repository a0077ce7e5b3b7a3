import patterns from '../words/heard/patterns.json' with { type: 'json' };

type Pattern = keyof (typeof patterns)['en'];

function compiled(name: Pattern): readonly RegExp[] {
  return Object.values(patterns).flatMap((language: { readonly [P in Pattern]: readonly string[] }) =>
    language[name].map((one) => new RegExp(one, 'iu')),
  );
}

/** What no list of names can catch is listened for in every language at once, because people mix them (D12). */
export const PATTERNS: { readonly [P in Pattern]: readonly RegExp[] } = {
  pickup_place: compiled('pickup_place'),
  pickup_asked: compiled('pickup_asked'),
  place_end: compiled('place_end'),
  party_before: compiled('party_before'),
};
