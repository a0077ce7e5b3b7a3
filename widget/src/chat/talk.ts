import * as api from '../api.ts';
import { keep, onKeptElsewhere, recall } from '../memory.ts';
import {
  type CustomerEntry,
  fromHistory,
  fromUnsent,
  isUnsent,
  lastReplyId,
  withHistory,
  withReplies,
  withStatus,
} from './entries.ts';
import { LiveReplies } from './live-replies.ts';
import { newMessageId } from './message-id.ts';
import { START, type TalkView } from './talk-view.ts';

const RETRY_MS_MAX = 15_000;
const LOOK_MS = 30;
const TYPING_MS_MAX = 30_000;

/**
 * One chat with one business, outside of React: it opens the conversation, keeps the live stream, and sends what was
 * written in order, each message under one id however often it has to be tried (X4).
 */
export class Talk {
  readonly #business: string;
  readonly #looksInside: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #live = new LiveReplies({
    onReply: (reply) => this.#hear([reply]),
    onUp: () => void this.#catchUp(),
    onDown: () => this.#show({ connection: 'lost' }),
    onRefused: () => void this.#catchUp(),
  });
  #view: TalkView;
  #credentials: api.Credentials | null;
  #sending = false;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #stopSharing: () => void;

  constructor(business: string, looksInside: boolean) {
    this.#business = business;
    this.#looksInside = looksInside;
    this.#stopSharing = onKeptElsewhere(business, () => this.#share());
    const kept = recall(business);
    this.#credentials = kept.credentials;
    this.#view = { ...START, entries: kept.unsent.map(fromUnsent) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): TalkView => this.#view;

  /** Begins, or begins again after a failure to reach the server. */
  async start(): Promise<void> {
    if (this.#credentials === null) {
      const opened = await api.openConversation(this.#business);
      if (this.#closed) return;
      if (opened.kind !== 'ok') return this.#tryLater(() => this.start());
      // Another tab may have been faster: both show one conversation.
      this.#credentials = recall(this.#business).credentials ?? opened.value;
      this.#keep();
    }
    await this.#catchUp();
  }

  say(text: string, tap?: api.Tap): void {
    const entry: CustomerEntry = {
      from: 'customer',
      id: newMessageId(),
      text,
      at: new Date().toISOString(),
      status: 'sending',
      ...(tap && { tap }),
    };
    this.#show({ entries: [...this.#view.entries, entry] });
    this.#keep();
    void this.#sendAll();
  }

  /** The user asks to try a message again. */
  retry(id: string): void {
    this.#show({ entries: withStatus(this.#view.entries, id, 'waiting') });
    this.#keep();
    void this.#sendAll();
  }

  /** Looks inside. Several wishes to look that come together are one look. */
  refresh(): void {
    clearTimeout(this.#lookTimer);
    this.#lookTimer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  close(): void {
    this.#closed = true;
    this.#stopSharing();
    this.#live.close();
    for (const timer of [this.#retryTimer, this.#typingTimer, this.#lookTimer]) clearTimeout(timer);
  }

  #place(): api.Place | null {
    return this.#credentials && { business: this.#business, credentials: this.#credentials };
  }

  async #look(): Promise<void> {
    const place = this.#place();
    if (place === null) return;
    const [inspection, payments] = await Promise.all([this.#inspection(place), this.#payments(place)]);
    if (this.#closed || place.credentials.id !== this.#credentials?.id) return;
    if (inspection?.kind === 'ok') this.#show({ inspection: inspection.value });
    if (payments?.kind !== 'ok') return;
    this.#show({ payments: new Map(payments.value.payments.map(({ id, status }) => [id, status])) });
  }

  async #inspection(place: api.Place): Promise<api.Result<api.Inspection> | null> {
    return this.#looksInside ? api.inspect(place) : null;
  }

  async #payments(place: api.Place): ReturnType<typeof api.loadPayments> {
    const asks = this.#view.entries.some((entry) => entry.from === 'business' && entry.payment !== undefined);
    return asks ? api.loadPayments(place) : { kind: 'ok', value: { payments: [] } };
  }

  /** Another tab wrote something, or went to another conversation: this one follows. */
  #share(): void {
    const { credentials, unsent } = recall(this.#business);
    if (credentials !== null && credentials.id === this.#credentials?.id) {
      this.#credentials = credentials;
      return void this.#catchUp();
    }
    this.#live.close();
    this.#credentials = credentials;
    this.#view = START;
    this.#show({ entries: unsent.map(fromUnsent) });
    void this.start();
  }

  /** Fetches what was said, goes on listening from there, and sends what is still to be sent. */
  async #catchUp(): Promise<void> {
    const place = this.#place();
    if (place === null || this.#closed) return;
    const countWhenAsked = this.#view.entries.length;
    const history = await api.loadHistory(place);
    if (this.#closed) return;
    if (history.kind === 'unreachable') return this.#tryLater(() => this.#catchUp());
    if (history.kind === 'refused') return this.#startAnew();
    this.#goOnWith(history.token);
    this.#retries = 0;
    const entries = withHistory(this.#view.entries, history.value.messages.map(fromHistory), countWhenAsked);
    this.#show({ entries, connection: 'live' });
    this.#keep();
    this.#live.open((after, signal) => api.openEvents(this.#place() ?? place, after, signal), lastReplyId(entries));
    this.refresh();
    await this.#sendAll();
  }

  /** Our token grows old: the server gave us another. */
  #goOnWith(token: string | undefined): void {
    if (token === undefined || this.#credentials === null) return;
    this.#credentials = { ...this.#credentials, token };
    this.#keep();
  }

  /** The server no longer knows our token: what is unsent goes to a new conversation, and what was said is not shown there. */
  #startAnew(): Promise<void> {
    const isOurs = recall(this.#business).credentials?.id === this.#credentials?.id;
    if (isOurs) keep(this.#business, { credentials: null });
    this.#live.close();
    this.#credentials = null;
    this.#show({ ...START, entries: this.#view.entries.filter(isUnsent), isNew: true });
    return this.start();
  }

  #tryLater(again: () => Promise<void>): void {
    this.#show({ connection: 'lost' });
    const delay = Math.min(1000 * 2 ** this.#retries, RETRY_MS_MAX);
    this.#retries += 1;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void again(), delay);
  }

  /** One at a time and in order; what cannot be sent now waits, and everything behind it with it. */
  async #sendAll(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let next = this.#nextUnsent(); next !== undefined && !this.#closed; next = this.#nextUnsent()) {
        if (!(await this.#send(next))) break;
      }
    } finally {
      this.#sending = false;
    }
  }

  #nextUnsent(): CustomerEntry | undefined {
    return this.#view.entries.filter(isUnsent).find(({ status }) => status !== 'failed');
  }

  async #send(entry: CustomerEntry): Promise<boolean> {
    const place = this.#place();
    if (place === null) return false;
    this.#show({ entries: withStatus(this.#view.entries, entry.id, 'sending'), typing: true });
    const sent = await api.sendMessage(place, entry.text, entry.id, entry.tap);
    if (this.#closed) return false;
    if (sent.kind === 'unreachable') {
      this.#show({ entries: withStatus(this.#view.entries, entry.id, 'waiting'), typing: false });
      this.#hear(sent.replies ?? []);
      this.#tryLater(() => this.#catchUp());
      return false;
    }
    if (sent.kind === 'refused' && sent.status === 401) {
      this.#show({ entries: withStatus(this.#view.entries, entry.id, 'waiting'), typing: false });
      setTimeout(() => void this.#catchUp());
      return false;
    }
    if (sent.kind === 'ok') this.#goOnWith(sent.token);
    const answered = sent.kind === 'ok' && sent.value.state !== undefined;
    const language = sent.kind === 'ok' ? sent.value.replies[0]?.language : undefined;
    const entries =
      sent.kind === 'ok'
        ? withStatus(this.#view.entries, entry.id, 'sent', language === undefined ? {} : { language })
        : withStatus(this.#view.entries, entry.id, 'failed', { problem: sent.message });
    this.#show({ entries, typing: sent.kind === 'ok' && !answered });
    this.#keep();
    if (sent.kind === 'ok') this.#hear(sent.value.replies);
    if (!answered) this.#stopTypingLater();
    return true;
  }

  #hear(replies: readonly api.Reply[]): void {
    const entries = withReplies(this.#view.entries, replies, new Date().toISOString());
    if (entries !== this.#view.entries) this.#show({ entries, typing: this.#sending && this.#view.typing });
    this.refresh();
  }

  #stopTypingLater(): void {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => this.#show({ typing: false }), TYPING_MS_MAX);
  }

  /** What another tab has still to send stays. */
  #keep(): void {
    const { entries } = this.#view;
    const ours = entries.filter(isUnsent).map(({ id, text, at, tap }) => ({ id, text, at, ...(tap && { tap }) }));
    const known = new Set(entries.map(({ id }) => id));
    const others = recall(this.#business).unsent.filter(({ id }) => !known.has(id));
    keep(this.#business, { credentials: this.#credentials, unsent: [...others, ...ours] });
  }

  #show(change: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
