import type { Entry } from '../../core/vocabulary.ts';
import type { Task } from './task/schema.ts';

/** What a task may know of the business it runs in and of the moment: nothing else is read to judge a value. */
export interface Place {
  readonly timeZone: string;
  /** ISO 3166 code, for phone numbers written the national way. */
  readonly country: string;
  /** The lists that items are chosen from: cities, tables, vehicles. */
  readonly lists: { readonly [list: string]: readonly Entry[] };
}

/** The same at an instant. */
export interface Moment extends Place {
  readonly now: string;
}

/** What the flow knows of the business: where it is, and the tasks it declares (C1). */
export interface Catalogue extends Place {
  readonly tasks: ReadonlyMap<string, Task>;
}
