import { message, oneOf } from 'holdfast/kit';
import type { Catalogue } from './catalogue.ts';
import type { Booked, Memory } from './talk.ts';

/** The messages with the facts they state; the words are in `words/`, one file a language. */

export const askJob = message<Memory, unknown, Catalogue>('ask_job', (_memory, _event, { jobs }) => ({
  jobs: { either: jobs.map(({ name }) => name) },
}));
export const askDay = message('ask_day', jobFacts);
/** The day they wished for, or the next that is free. */
export const ask = oneOf<'ask' | 'ask_other', Memory, unknown, Catalogue>(
  ['ask', 'ask_other'],
  (memory, _event, catalogue) => {
    const { day, proposed = '' } = memory.data;
    const facts = { ...jobFacts(memory, null, catalogue), day: { date: proposed } };
    return day === undefined || day === proposed ? ['ask', facts] : ['ask_other', { ...facts, wished: { date: day } }];
  },
);
export const full = message('full', phone);
export const failed = message('failed', phone);
export const bookFailed = message<Memory>('book_failed', ({ data }) => ({ day: { date: data.proposed ?? '' } }));
export const booked = message<Memory, Booked, Catalogue>('booked', (_memory, { input, output }, catalogue) => ({
  job: nameOf(input.job, catalogue),
  day: { date: output.day },
}));
export const letGo = message('let_go');
export const help = message<Memory, unknown, Catalogue>('help', (_memory, _event, { business, jobs }) => ({
  name: business.name,
  jobs: { all: jobs.map(({ name }) => name) },
}));

function jobFacts({ data }: Memory, _event: unknown, catalogue: Catalogue) {
  const job = catalogue.jobs.find(({ id }) => id === data.job);
  return { job: job?.name ?? '', price: { cents: job?.cents ?? 0, currency: catalogue.currency } };
}

function phone(_memory: Memory, _event: unknown, { business }: Catalogue) {
  return { phone: business.contact.phone };
}

export function nameOf(id: string, { jobs }: Pick<Catalogue, 'jobs'>): string {
  return jobs.find((job) => job.id === id)?.name ?? id;
}
