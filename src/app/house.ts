import about from '../../package.json' with { type: 'json' };
import type { MovableClock } from '../ports/clock.ts';
import { silent } from '../ports/observer.ts';
import { systemClock } from '../providers/clock/system.ts';
import { VirtualClock } from '../providers/clock/virtual.ts';
import { createModelReader } from '../providers/model-reader/reader.ts';
import { createModelVoice } from '../providers/model-reader/voice.ts';
import { memoryStore } from '../storage/memory/store.ts';
import { type Writing, writtenBusinesses, writtenSources } from './businesses.ts';
import { openCalendars } from './calendars/errands.ts';
import { checkFiles } from './check/files.ts';
import { compose } from './compose.ts';
import type { Composition } from './composition.ts';
import { readConfig } from './config.ts';
import { type Environment, environment } from './environment.ts';
import type { Spoken } from './mcp.ts';
import { modelAt } from './model.ts';
import { open, serve } from './open.ts';
import { reconcilePayments } from './reconcile.ts';
import { type Settled, writingOf } from './settled.ts';
import { findStored, openFreshStore, openStore, runErrand } from './stores.ts';

export type House = ReturnType<typeof houseOf>;

/** What whoever runs Holdfast brings along; settings go before it. */
export interface Brought extends Writing {
  /** The variables that the README lists; those of this process unless told. */
  readonly settings?: Environment;
}

/** What the commands do Holdfast's work with, by the settings and with what is brought along. */
export function houseOf({ settings = environment, ...brought }: Brought = {}) {
  const config = (): Settled => settledBy(settings, brought);
  return {
    version: about.version,
    config,
    /** Every business that is written here; one that cannot be used is refused. */
    businesses: () => writtenBusinesses(config()),
    /** The same with their files. */
    sources: () => writtenSources(config()),
    /** On the businesses that the settings name. */
    compose: (composition: Composition) => {
      const settled = config();
      return compose({ ...writingOf(settled), secretNamed: settled.secretNamed, ...composition });
    },
    open,
    serve,
    /** A store by its name: `memory`, `pglite`, `pglite:DIRECTORY`, `postgres://…`. */
    openStore: (name: string) => openStore(name),
    /** A store like that with nothing in it, gone again when it is closed. */
    openFreshStore: (name: string) => openFreshStore(name, config()),
    findStored,
    runErrand,
    /** Speaks MCP with the program that started this one; the server's code is loaded only then. */
    speakMcp: async (spoken: Spoken) => (await import('./mcp.ts')).speakMcp(spoken),
    reconcilePayments,
    /** What is done about outside calendars from outside the server: credentials are sealed here. */
    openCalendars,
    memoryStore,
    virtualClock: (start: string): MovableClock => new VirtualClock(start),
    silentObserver: silent,
    /** The model that the settings name; null where they name none. */
    configuredModel: () => modelAt(config().model, { clock: systemClock, observer: silent }),
    /** What reads with a model, whoever the model is. */
    modelReader: createModelReader,
    /** What writes with a model. */
    modelVoice: createModelVoice,
    checkFiles: (files: readonly string[], languages: readonly string[]) => checkFiles(files, languages, brought.flows),
  };
}

/** A directory, or no demo, that was asked for by a setting counts before what was brought along. */
function settledBy(settings: Environment, brought: Writing): Settled {
  const config = readConfig(settings);
  return {
    ...brought,
    ...config,
    businesses: config.businesses ?? brought.businesses,
    demo: settings['HOLDFAST_DEMO'] === undefined ? (brought.demo ?? config.demo) : config.demo,
  };
}

/** The house of this process, with nothing brought along. */
export const house = houseOf();
