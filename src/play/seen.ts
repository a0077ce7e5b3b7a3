import type { Intent } from '../core/expectation.ts';
import type { JsonObject } from '../core/json.ts';

/** What a step of a script led to: what `--json` prints and expectations are held against. */
export interface Seen {
  readonly replies: readonly string[];
  /** What could be tapped afterwards, by label. */
  readonly buttons: readonly string[];
  readonly state: string;
  readonly context: JsonObject;
  readonly intent: Intent | null;
  /** A consequential one changes the world, under a grant (X11). */
  readonly tools: readonly { readonly name: string; readonly ok: boolean; readonly consequential: boolean }[];
  readonly rejected: string | null;
  readonly duplicate: boolean;
  readonly bookings: number;
  readonly handoff: boolean;
  /** The newest turn in the words of the flow's document, where it has any (B5). */
  readonly account: JsonObject | null;
}
