import type { App, Console } from '../../engine/app.ts';
import type { Clock } from '../../ports/clock.ts';
import type { House } from '../config.ts';
import type { ConsoleLive } from './live.ts';
import type { OpenId } from './open-id-settings.ts';
import type { Presence } from './presence.ts';
import type { Sessions } from './sessions.ts';

/** What the routes of the console share. */
export interface ConsoleParts {
  readonly house: House;
  readonly app: App;
  readonly console: Console;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly live: ConsoleLive;
  readonly openId: OpenId | null;
  /** Where people reach the server. */
  readonly publicUrl: () => string;
}
