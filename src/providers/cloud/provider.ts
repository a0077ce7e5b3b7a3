import type { OutsideCalendar, Watch } from '../../ports/outside-calendar.ts';
import type { OAuthClient } from './oauth.ts';
import type { Tokens } from './request.ts';

/** Where a provider is and who we are to it. */
export interface CloudSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another server that speaks the provider's protocol, for trying out. */
  readonly apiUrl?: string | undefined;
}

/** A calendar of an account. */
export interface CloudCalendar {
  /** As the provider names it. */
  readonly address: string;
  readonly name: string;
  readonly writable: boolean;
}

export interface CloudAccount {
  /** What people call it: its e-mail address. */
  readonly label: string;
  readonly calendars: readonly CloudCalendar[];
}

/** Somebody whose calendars are reached by an API of its own, behind OAuth (H3, H6). */
export interface CloudProvider {
  readonly client: OAuthClient;
  account(tokens: Tokens): Promise<CloudAccount>;
  open(options: { readonly tokens: Tokens; readonly calendar: string; readonly timeZone: string }): OutsideCalendar;
  /** What a push says to us. It is believed only with the secret that was agreed. */
  heard(push: Push, watch: Watch | null, secret: string): Heard;
}

/** What came to the address that a provider was given. */
export interface Push {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly query: { readonly [name: string]: string | undefined };
  readonly body: unknown;
}

export type Heard =
  /** Nobody we know, or not with what was agreed. */
  | { readonly kind: 'stranger' }
  /** It asks whether we are here, and wants this word back. */
  | { readonly kind: 'greeting'; readonly answer: string }
  /** Something changed there; `ends`: and it will not say so any longer unless it is asked again. */
  | { readonly kind: 'changed'; readonly ends: boolean };
