import { stringify } from 'yaml';
import { DATA_DIRECTORY } from '../app/early.ts';
import { withOwn } from '../app/flows.ts';
import { type House, houseOf } from '../app/house.ts';
import type { Opened } from '../app/open.ts';
import type { Offered } from '../app/registry.ts';
import type { Place, Serving } from '../app/serve.ts';
import type { BusinessData } from '../domain/business.ts';
import type { Handled, Incoming } from '../engine/engine.ts';
import { type Played, playScript } from '../play/play.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';

/** What one brings along; nothing of it is needed. */
export interface HoldfastConfig {
  /** A directory with business files (`*.yaml`). `HOLDFAST_BUSINESSES` goes before it. */
  readonly folder?: string;
  /** Businesses as they would be written in files. */
  readonly businesses?: readonly BusinessData[];
  /** Whether the demo businesses are served too; they are not unless told. `HOLDFAST_DEMO` goes before it. */
  readonly demo?: boolean;
  /** Flows of one's own, made with `offerFlow` of `holdfast/kit`, beside those of the house. */
  readonly flows?: readonly Offered[];
  /**
   * A store of one's own, closed with Holdfast, or one by its name: `memory`, `pglite:DIRECTORY`, `postgres://…`. Unless told,
   * the one that `settings` and `dataDirectory` name.
   */
  readonly store?: Store | string;
  /** Channels of one's own, beside those of the house. */
  readonly channels?: readonly Channel[];
  /** The clock of this machine unless told. */
  readonly clock?: Clock;
  /** The variables that the README lists; those of this process unless told. */
  readonly settings?: { readonly [variable: string]: string | undefined };
  /** Where the embedded database lives when `DATABASE_URL` is not set; `.holdfast` unless told. */
  readonly dataDirectory?: string;
  /** Told what a person who starts it should know, a line at a time; on standard error unless told. */
  readonly announce?: (line: string) => void;
}

/** Holdfast within a program of one's own. The store is opened when it is first needed. */
export interface Holdfast {
  /** Plays a conversation script on a clock and in a store of its own, and tells what was not as expected. */
  play(file: string): Promise<Played>;
  /** Takes on something that happened, once however often it is told, and answers with what is said to it. */
  handle(incoming: Incoming): Promise<Handled>;
  /** Goes round once for what nobody waits for: timers, deliveries. While it listens, that goes on by itself. */
  sweep(): Promise<void>;
  /** Serves the page, the API and the webhooks, and answers with where. */
  listen(place?: Partial<Place>): Promise<Serving>;
  /** Finishes the turns under way, then closes everything. */
  close(): Promise<void>;
}

/**
 * Holdfast with flows, channels and a store of one's own; `npx holdfast start` goes the same way. A business that cannot be
 * used is refused here, by file and line.
 *
 * @example
 * const holdfast = createHoldfast({ folder: 'businesses', flows: [dropOff] });
 * const { address } = await holdfast.listen({ port: 3000 });
 */
export function createHoldfast(config: HoldfastConfig = {}): Holdfast {
  const house = houseFor(config);
  house.businesses();
  return holdfastIn(house, config);
}

/** The house that the commands work in, with what is brought along. */
export function houseFor({ folder, businesses = [], demo = false, flows = [], settings }: HoldfastConfig): House {
  return houseOf({
    ...(folder !== undefined && { businesses: folder }),
    inline: businesses.map((business) => ({ name: `the business "${business.id}"`, text: stringify(business) })),
    demo,
    flows: withOwn(flows),
    ...(settings && { settings }),
  });
}

const HERE = '127.0.0.1';

export function holdfastIn(house: House, config: HoldfastConfig): Holdfast {
  const { store, channels, clock, dataDirectory = DATA_DIRECTORY, announce = complain } = config;
  let opening: Promise<Opened> | null = null;
  let serving: Promise<Serving> | null = null;
  const open = async (port?: number): Promise<Opened> => {
    const own = typeof store === 'string' ? await house.openStore(store) : store;
    const given = { ...(own && { store: own }), ...(channels && { channels }), ...(clock && { clock }) };
    return house.open({ config: house.config(), dataDirectory, announce, ...given }, port);
  };
  const opened = (port?: number): Promise<Opened> => {
    opening ??= open(port);
    return opening;
  };
  return {
    play: (file) => playScript(house, file),
    handle: async (incoming) => (await opened()).app.engine.handle(incoming),
    sweep: async () => (await opened()).app.engine.sweep(),
    listen({ port = house.config().port, host = HERE } = {}) {
      serving ??= opened(port).then((ready) => ready.listen({ port, host }));
      return serving;
    },
    async close() {
      if (serving !== null) await (await serving).stop();
      else if (opening !== null) await (await opening).close();
    },
  };
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
