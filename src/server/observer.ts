import { type DestinationStream, type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StateCount } from '../ports/conversations.ts';
import type { Observer } from '../ports/observer.ts';
import { createWallClock } from './wall-clock.ts';

/** The engine's reports as structured log lines and Prometheus metrics, under the names of B11. */
export interface Telemetry extends Observer {
  readonly logger: Logger;
  /** The metrics as Prometheus reads them, with how many conversations stand in each state. */
  scrape(states: readonly StateCount[]): Promise<string>;
  readonly contentType: string;
}

interface ObserverOptions {
  readonly level?: string;
  /** Where log lines go; standard error unless told, because standard output belongs to the command. */
  readonly destination?: DestinationStream;
}

const MILLISECONDS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];
const CONFIDENCE = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1];

/** How often it is looked how late the process is. The usual ten milliseconds wake an idle process a hundred times a second. */
const LAG_EVERY_MS = 100;

/** The histograms that B11 names stand from the start, so that a dashboard finds them before the first message. */
const GIVEN: { readonly [name: string]: readonly string[] } = {
  fsm_load_time_ms: ['flow', 'channel'],
  intent_extraction_time_ms: ['flow', 'source'],
  intent_confidence: ['flow', 'source'],
};

interface Known<Metric> {
  readonly metric: Metric;
  readonly labelNames: readonly string[];
}

type Labels = { readonly [label: string]: string };

export function createObserver(options: ObserverOptions = {}): Telemetry {
  const logger = createLogger(options);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const counters = new Map<string, Known<Counter>>();
  const histograms = new Map<string, Known<Histogram>>();
  const distribution = new Gauge({
    name: 'fsm_state_distribution',
    help: 'Conversations in each state of each flow',
    labelNames: ['flow', 'state'],
    registers: [registry],
  });

  const counter = (name: string, labels: Labels) =>
    recall(counters, name, labels, (named) => new Counter({ ...named, registers: [registry] }));
  const histogram = (name: string, labels: Labels) =>
    recall(histograms, name, labels, (named) => {
      const buckets = name.endsWith('confidence') ? CONFIDENCE : MILLISECONDS;
      return new Histogram({ ...named, buckets, registers: [registry] });
    });
  for (const name of Object.keys(GIVEN)) histogram(name, {});

  return {
    logger,
    contentType: registry.contentType,
    log: (level, event, fields) => logger[level](fields, event),
    count: (name, labels = {}, by = 1) => {
      const { metric, labelNames } = counter(name, labels);
      metric.inc(only(labelNames, labels), by);
    },
    observe: (name, value, labels = {}) => {
      const { metric, labelNames } = histogram(name, labels);
      metric.observe(only(labelNames, labels), value);
    },
    scrape(states) {
      distribution.reset();
      for (const { flow, state, count } of states) distribution.set({ flow, state }, count);
      return registry.metrics();
    },
  };
}

function createLogger({ level, destination }: ObserverOptions): Logger {
  const clock = createWallClock();
  const settings = {
    level: level ?? 'info',
    base: null,
    timestamp: () => `,"time":"${clock.now()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(settings, destination ?? logTo(2));
}

/**
 * Nobody's turn waits for a line to be written, and lines are written together: each by itself takes a tenth of what a request
 * does. What is under way when the process ends is written then.
 */
export function logTo(dest: number | string): DestinationStream {
  return pino.destination({ dest, sync: false, minLength: 4_096, periodicFlush: 250 });
}

interface Named {
  readonly name: string;
  readonly help: string;
  readonly labelNames: string[];
}

/** Names arrive from the engine as they come up; each becomes a metric the first time, under a name that Prometheus takes. */
function recall<Metric>(
  known: Map<string, Known<Metric>>,
  name: string,
  labels: Labels,
  create: (named: Named) => Metric,
): Known<Metric> {
  const found = known.get(name);
  if (found !== undefined) return found;
  const labelNames = [...(GIVEN[name] ?? Object.keys(labels))];
  const taken = metricName(name);
  const named = { name: taken, help: taken.replaceAll('_', ' '), labelNames };
  const created = known.get(taken) ?? { metric: create(named), labelNames };
  known.set(taken, created);
  known.set(name, created);
  return created;
}

function metricName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9_:]/g, '_').replace(/^(?=\d)/, '_');
}

/** A metric's labels are fixed when it is made; one that came later is left out rather than thrown over. */
function only(labelNames: readonly string[], labels: Labels): { [label: string]: string } {
  const names = Object.keys(labels);
  if (names.every((name) => labelNames.includes(name))) return labels;
  return Object.fromEntries(Object.entries(labels).filter(([name]) => labelNames.includes(name)));
}
