import type { Locale } from '../../core/locale.ts';
import { PHRASES } from './phrases.ts';

/** The flows that a few questions are enough for. */
export const STARTED = ['appointment', 'salon', 'space', 'dialogue'] as const;

/** What an owner answered. */
export interface Answers {
  readonly id: string;
  readonly name: string;
  readonly flow: (typeof STARTED)[number];
  readonly languages: readonly Locale[];
  readonly timezone: string;
  readonly country: string;
  readonly phone: string;
  /** As in a business's file: `monday-friday 09:00-17:00`. */
  readonly hours: { readonly [days: string]: readonly string[] };
  /** Services with their minutes and prices, spaces with their people, or nothing. */
  readonly offers: readonly Offer[];
  readonly people: readonly string[];
  readonly currency: string;
}

export interface Offer {
  readonly name: string;
  /** Minutes of a service, people in a space. */
  readonly size: number;
  /** For a service, or for an hour of a space; zero is free. */
  readonly cents: number;
}

/** The business as data: the owner's first file. */
export function businessOf(answers: Answers): object {
  const { id, name, timezone, country, languages, flow, hours, phone } = answers;
  return {
    ...{ id, name, timezone, country, locales: languages, flows: [flow], hours },
    resources: resourcesOf(answers),
    standing: { callOff: 'here', move: 'here' },
    contact: { phone },
    ...settingsOf(answers),
  };
}

function resourcesOf({ flow, people, offers, name }: Answers): readonly object[] {
  if (flow === 'salon') return people.map((person) => ({ id: slug(person), name: person }));
  if (flow === 'space') return offers.map((offer) => ({ id: slug(offer.name), name: offer.name }));
  return [{ id: 'main', name }];
}

function settingsOf(answers: Answers): object {
  const { flow, offers, people, currency } = answers;
  if (flow === 'salon') {
    const services = offers.map(({ name, size, cents }) => ({ name, minutes: size, cents }));
    const done = offers.map(({ name }) => name);
    const stylists = people.map((name) => ({ id: slug(name), name, services: done }));
    return { stepMinutes: 15, settings: { salon: { currency, services, stylists } } };
  }
  if (flow === 'space') return { settings: { space: { currency, spaces: offers.map(spaceOf) } } };
  if (flow === 'dialogue') return { settings: { dialogue: { tasks: ['tasks/visit.yaml'] } } };
  return {};
}

function spaceOf({ name, size, cents }: Offer, index: number): object {
  // The protocol names a space by a UUID; any will do that is another's.
  const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
  return { id, resource: slug(name), name, people: size, centsPerHour: cents === 0 ? null : cents };
}

/** The one thing that a business on the framework does to begin with. */
export function taskOf({ languages }: Answers): object {
  const inEach = <Value>(value: (locale: Locale) => Value) =>
    Object.fromEntries(languages.map((locale) => [locale, value(locale)]));
  return {
    task: 'visit',
    title: inEach((locale) => PHRASES[locale].title),
    triggers: inEach((locale) => PHRASES[locale].triggers),
    slots: {
      date: {
        type: 'date',
        names: inEach((locale) => PHRASES[locale].dayNames),
        prompt: inEach((locale) => PHRASES[locale].askDay),
        validators: ['future_date'],
      },
      time: {
        type: 'time',
        names: inEach((locale) => PHRASES[locale].timeNames),
        prompt: inEach((locale) => PHRASES[locale].askTime),
      },
    },
    steps: [
      { collect: 'date' },
      { collect: 'time' },
      {
        action: 'reserve',
        outputs: { booking_ref: 'reference' },
        outcomes: {
          taken: { say: inEach((locale) => PHRASES[locale].taken), clear: ['time'], go: 'collect_time' },
          closed: { say: inEach((locale) => PHRASES[locale].closed), clear: ['date', 'time'], go: 'collect_date' },
          past: { say: inEach((locale) => PHRASES[locale].past), clear: ['date', 'time'], go: 'collect_date' },
        },
      },
    ],
    end: inEach((locale) => PHRASES[locale].end),
  };
}

/** A conversation that ends with a booking, in the business's own language. */
export function conversationOf({ id, flow, languages, offers, people }: Answers, now: string): object {
  const words = PHRASES[languages[0] ?? 'en'];
  const service = offers[0]?.name ?? '';
  const said = {
    appointment: [words.when, '1', words.yes],
    salon: [service, words.nothingMore, people.length > 1 ? '1' : words.yes, '1', words.name, words.yes],
    space: [service, words.hours, words.yes],
    dialogue: [words.triggers[0] ?? '', words.when, '10:00', words.yes],
  }[flow];
  const steps = said.map((user, index) => (index < said.length - 1 ? { user } : { user, expect: { bookings: 1 } }));
  return { business: id, now, from: '+15005550006', channel: 'sms', steps };
}

/** `Ana María` is `ana-maria`; what has no Latin letters is a number of its own. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const made = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const code = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000, 7);
  return made || `item-${code}`;
}
