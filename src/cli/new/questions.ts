import { type CountryCode, isPossiblePhoneNumber } from 'libphonenumber-js';
import { LOCALES, type Locale, ownLanguage } from '../../core/locale.ts';
import { businessSchema } from '../../domain/business.ts';
import { type Answers, type Offer, STARTED, slug } from './shop.ts';

/** What is asked of an owner: each with what is taken where nothing is said, and what an answer must be. */
export interface Question {
  readonly name: keyof Answers | 'offers' | 'people';
  readonly asks: string;
  readonly usual: (given: Partial<Answers>) => string | null;
  /** What was answered; a text is a complaint. */
  readonly read: (
    text: string,
    given: Partial<Answers>,
  ) => { readonly value: unknown } | { readonly complaint: string };
}

const anything = (text: string) =>
  text.trim() === '' ? { complaint: 'Please say something.' } : { value: text.trim() };

/** What a business's file takes there, and what it says of anything else. */
const asInAFile = (field: 'timezone' | 'country') => (text: string) => {
  const { data, error } = businessSchema.shape[field].safeParse(text.trim());
  return error === undefined ? { value: data } : { complaint: error.issues.map(({ message }) => message).join('; ') };
};

/** As it is dialled in the country, or with a code before it. */
const telephone = (text: string, { country }: Partial<Answers>) =>
  isPossiblePhoneNumber(text, country as CountryCode)
    ? { value: text.trim() }
    : { complaint: `"${text}" is no telephone number; one is written like +44 20 7946 0000` };

const HOURS = /^([a-z]+(?:-[a-z]+)?)\s+(\d{2}:\d{2}-\d{2}:\d{2}(?:\s+\d{2}:\d{2}-\d{2}:\d{2})*)$/;

const USUAL_OFFERS: { readonly [flow: string]: string } = {
  salon: 'Haircut 30 25, Colour 90 60',
  space: 'Garden room 20 40, Studio 8 0',
};

export const QUESTIONS: readonly Question[] = [
  { name: 'name', asks: 'What is the business called?', usual: ({ id = '' }) => titled(id), read: anything },
  {
    name: 'flow',
    asks: 'What does it book? appointment (one person’s diary), salon (services and people), space (rooms), dialogue (tasks of your own)',
    usual: () => 'appointment',
    read: (text) =>
      STARTED.some((flow) => flow === text)
        ? { value: text }
        : {
            complaint: `One of these, please: ${STARTED.join(', ')}. (A trip agency begins with a copy of demo/mekong.yaml.)`,
          },
  },
  {
    name: 'languages',
    asks: `Which languages, its own first? (${LOCALES.join(', ')})`,
    usual: () => ownLanguage(),
    read: (text) => {
      const named = list(text);
      const strange = named.find((one) => !isLocale(one));
      return strange === undefined && named.length > 0
        ? { value: named }
        : { complaint: `"${strange ?? ''}" is none of ${LOCALES.join(', ')}.` };
    },
  },
  { name: 'timezone', asks: 'In which time zone?', usual: () => 'Europe/London', read: asInAFile('timezone') },
  { name: 'country', asks: 'In which country, by its two letters?', usual: () => 'GB', read: asInAFile('country') },
  { name: 'phone', asks: 'Which number do people ring?', usual: () => '+44 20 7946 0000', read: telephone },
  {
    name: 'hours',
    asks: 'When is it open?',
    usual: () => 'monday-friday 09:00-17:00',
    read: (text) => {
      const parts = list(text).map((part) => HOURS.exec(part));
      if (parts.length === 0 || parts.some((part) => part === null)) {
        return { complaint: 'Hours are written like: monday-friday 09:00-13:00 14:00-17:00, saturday 10:00-12:00' };
      }
      return { value: Object.fromEntries(parts.map((part) => [part?.[1], part?.[2]?.split(/\s+/)])) };
    },
  },
  {
    name: 'offers',
    asks: 'What is offered? A service with its minutes and price, or a space with its people and price an hour (0 is free)',
    usual: ({ flow = '' }) => USUAL_OFFERS[flow] ?? null,
    read: (text) => {
      const offers = list(text).map(offerIn);
      const read = offers.filter((one) => one !== null);
      return read.length === offers.length && read.length > 0
        ? { value: read }
        : { complaint: 'Each is written like: Haircut 30 25 (its name and two numbers)' };
    },
  },
  {
    name: 'people',
    asks: 'Who does it?',
    usual: ({ flow }) => (flow === 'salon' ? 'Sam, Alex' : null),
    read: (text) => (list(text).length > 0 ? { value: list(text) } : { complaint: 'At least one name, please.' }),
  },
  {
    name: 'currency',
    asks: 'In which currency?',
    usual: ({ flow }) => (flow === 'salon' || flow === 'space' ? 'EUR' : null),
    read: (text) => (/^[A-Z]{3}$/.test(text) ? { value: text } : { complaint: 'Three capital letters, like EUR.' }),
  },
];

/** Everything asked in turn; what was given beforehand is not asked. Null answers are not needed for the flow. */
export async function answersFor(
  folder: string,
  given: { readonly [name: string]: string | undefined },
  ask: (question: string, usual: string) => Promise<string>,
): Promise<Answers> {
  let answers: Partial<Answers> = { id: slug(folder), offers: [], people: [], currency: 'EUR' };
  for (const { name, asks, usual, read } of QUESTIONS) {
    const otherwise = usual(answers);
    if (otherwise === null) continue;
    let reading = read(given[name] ?? (await ask(asks, otherwise)), answers);
    while ('complaint' in reading) {
      if (given[name] !== undefined) throw new Error(`--${name}: ${reading.complaint}`);
      reading = read(await ask(reading.complaint, otherwise), answers);
    }
    answers = { ...answers, [name]: reading.value };
  }
  return answers as Answers;
}

function offerIn(text: string): Offer | null {
  const [, name = '', size = '', price = ''] = /^(.+?)\s+(\d+)\s+(\d+(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return name === '' ? null : { name, size: Number(size), cents: Math.round(Number(price) * 100) };
}

function list(text: string): readonly string[] {
  const parts = text.split(/[,，、]/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

function titled(id: string): string {
  return id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}
