import type { Alert, Doubted, Message, Settled, Ties } from '../../ports/ties.ts';

interface KeptAlert extends Alert {
  readonly dismissed: boolean;
  /** Shown only if this does not arrive. */
  readonly unless: Message | null;
  readonly lookAt: string;
}

type Alerts = Pick<Ties, 'alert' | 'alerts' | 'dismiss' | 'doubted' | 'settle'>;

/** What people have to look at about their calendars, in memory. */
export class MemoryCalendarAlerts implements Alerts {
  readonly #alerts = new Map<string, KeptAlert>();

  async alert(alert: Alert, unless: Message | null = null): Promise<void> {
    if (!this.#alerts.has(alert.id))
      this.#alerts.set(alert.id, { ...alert, dismissed: false, unless, lookAt: alert.at });
  }

  async doubted(now: string, limit: number): Promise<readonly Doubted[]> {
    return [...this.#alerts.values()]
      .flatMap(({ id, at, unless, lookAt }) => (unless === null ? [] : [{ id, at, unless, lookAt }]))
      .filter(({ lookAt }) => Date.parse(lookAt) <= Date.parse(now))
      .sort((one, other) => Date.parse(one.lookAt) - Date.parse(other.lookAt))
      .slice(0, limit)
      .map(({ lookAt: _, ...doubted }) => doubted);
  }

  async settle(id: string, settled: Settled): Promise<void> {
    const found = this.#alerts.get(id);
    if (found === undefined || found.unless === null) return;
    if (settled.kind === 'later') this.#alerts.set(id, { ...found, lookAt: settled.at });
    else this.#alerts.set(id, { ...found, unless: null, dismissed: settled.kind === 'gone' });
  }

  async alerts(business: string, limit: number): Promise<readonly Alert[]> {
    const open = [...this.#alerts.values()].filter((one) => one.business === business && isShown(one));
    return open
      .reverse()
      .slice(0, limit)
      .map(({ dismissed: _, unless: _unless, lookAt: _at, ...alert }) => alert);
  }

  async dismiss(business: string, id: string): Promise<boolean> {
    const found = this.#alerts.get(id);
    if (found?.business !== business || !isShown(found)) return false;
    this.#alerts.set(id, { ...found, dismissed: true });
    return true;
  }
}

function isShown({ dismissed, unless }: KeptAlert): boolean {
  return !dismissed && unless === null;
}
