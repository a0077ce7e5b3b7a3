import about from '../../package.json' with { type: 'json' };
import type { MovableClock } from '../ports/clock.ts';
import { silent } from '../ports/observer.ts';
import { systemClock } from '../providers/clock/system.ts';
import { VirtualClock } from '../providers/clock/virtual.ts';
import { createModelReader } from '../providers/model-reader/reader.ts';
import { createModelVoice } from '../providers/model-reader/voice.ts';
import { openCalendarDesk } from './calendar-errands.ts';
import { checkFiles } from './check/files.ts';
import { compose } from './compose.ts';
import type { Composition } from './composition.ts';
import { environment, readConfig } from './config.ts';
import { modelAt } from './model.ts';
import { reconcilePayments } from './reconcile.ts';
import { serve } from './serve.ts';
import { findStored, memoryStore, openFreshStore, openStore, runErrand } from './stores.ts';

export type House = typeof house;

/** What the commands do Holdfast's work with, by the settings of this process. */
export const house = {
  version: about.version,
  config: () => readConfig(environment),
  /** On the businesses that the settings name. */
  compose: (composition: Composition) => {
    const { businesses, demo, secretNamed } = readConfig(environment);
    return compose({ businesses, demo, secretNamed, ...composition });
  },
  serve,
  /** A store by its name: `memory`, `pglite`, `pglite:DIRECTORY`, `postgres://…`. */
  openStore: (name: string) => openStore(name),
  /** A store like that with nothing in it, gone again when it is closed. */
  openFreshStore: (name: string) => openFreshStore(name, readConfig(environment).businesses),
  findStored,
  runErrand,
  reconcilePayments,
  /** What is done about outside calendars from outside the server: credentials are sealed here. */
  calendarDesk: openCalendarDesk,
  memoryStore,
  virtualClock: (start: string): MovableClock => new VirtualClock(start),
  silentObserver: silent,
  /** The model that the settings name; null where they name none. */
  configuredModel: () => modelAt(readConfig(environment).model, { clock: systemClock, observer: silent }),
  /** What reads with a model, whoever the model is. */
  modelReader: createModelReader,
  /** What writes with a model. */
  modelVoice: createModelVoice,
  checkFiles,
};
