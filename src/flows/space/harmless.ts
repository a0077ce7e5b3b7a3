/**
 * Whether an interpreter's own words may be shown. They may ask and make conversation; what costs how much, what is free
 * and what is settled is for code alone to say, so words that touch on any of it are left unsaid and ours are used.
 */
const CHARACTERS_MAX = 500;

const CLAIMS: readonly RegExp[] = [
  // Amounts and prices.
  /[€$£]|\d+\s*(?:euros?|eur)\b/iu,
  /\b(?:gratuite?s?|tarifs?|prix|co[uû]te?|free of charge|prices?|costs?)\b/iu,
  // Availability.
  /\b(?:disponibles?|libres?|indisponibles?|occup[ée]e?s?|available|unavailable|vacant|taken)\b/iu,
  // Confirmations.
  /(?:\br[ée]serv[ée]e?s?(?!\p{L})|\bconfirm[ée]e?s?(?!\p{L})|\bvalid[ée]e?s?(?!\p{L})|\benregistr[ée]e?s?(?!\p{L})|\bbooked\b|\breserved\b|\bconfirmed\b)/iu,
  // Links are ours to give.
  /https?:\/\/|www\./iu,
];

export function mayBeSaid(response: string): boolean {
  const words = response.trim();
  return words !== '' && words.length <= CHARACTERS_MAX && !CLAIMS.some((claim) => claim.test(words));
}
