import { z } from 'zod';
import { ANSWERS } from '../../core/consent/tap.ts';
import type { Attachment, MessageEvent } from '../../core/event.ts';
import type { Heard } from '../../ports/channel.ts';
import { wordsOf } from './commands.ts';
import type { TelegramSettings } from './settings.ts';

const optional = <Value extends z.ZodType>(value: Value) => value.nullish().catch(null);

const person = z.object({
  first_name: optional(z.string()),
  last_name: optional(z.string()),
  language_code: optional(z.string()),
});

const message = z.looseObject({
  chat: z.object({ id: z.number(), type: z.string() }),
  from: optional(person),
  text: optional(z.string()),
  caption: optional(z.string()),
  reply_markup: optional(
    z.object({
      inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: optional(z.string()) }))),
    }),
  ),
});

const update = z.object({
  update_id: z.number(),
  message: optional(message),
  callback_query: optional(
    z.object({ id: z.string(), from: person, message: optional(message), data: optional(z.string()) }),
  ),
});

type Message = z.output<typeof message>;
type Query = NonNullable<z.output<typeof update>['callback_query']>;

export function parseUpdate(body: Buffer, settings: TelegramSettings): readonly Heard[] | 'malformed' {
  const json = jsonOf(body);
  if (json === undefined) return 'malformed';
  const read = update.safeParse(json);
  if (!read.success) return [ignored('not an update')];
  const { update_id, message: said, callback_query: query } = read.data;
  const eventId = `telegram/${update_id}`;
  if (query) return [tappedIn(query, eventId)];
  // Whoever changes what they wrote is not answered a second time.
  return [said ? heardIn(said, eventId, settings) : ignored('an update that is not listened to')];
}

function heardIn(said: Message, eventId: string, { language }: TelegramSettings): Heard {
  if (said.chat.type !== 'private') return ignored('a group');
  const text = (said.text ?? said.caption ?? '').trim();
  const words = wordsOf(text, said.from?.language_code, language);
  const attachment = attachmentIn(said);
  if (text === '' && attachment === null) return ignored('nothing that is read');
  // What was tapped before has been answered.
  const event: MessageEvent = {
    ...{ kind: 'message', text: words ?? text, thread: '' },
    ...(attachment !== null && { attachment }),
    ...nameOf(said.from),
  };
  return { kind: 'message', from: `${said.chat.id}`, eventId, event, ...(words !== null && { command: text }) };
}

/** A button that was tapped. Its label is in the message it stands under, which comes along. */
function tappedIn({ id, from, message: under, data }: Query, eventId: string): Heard {
  if (under?.chat.type !== 'private' || !data) return ignored('a button of nobody');
  const buttons = under.reply_markup?.inline_keyboard.flat() ?? [];
  const label = buttons.find(({ callback_data }) => callback_data === data)?.text;
  const [, given, proposal = ''] = /^t:([a-z_]+):(.+)$/.exec(data) ?? [];
  const answer = ANSWERS.find((one) => one === given);
  if (label === undefined) return ignored('a button that is not there');
  const tap = answer === undefined ? {} : { tap: { proposal, answer } };
  const event: MessageEvent = { kind: 'message', text: label, ...tap, thread: id, ...nameOf(from) };
  return { kind: 'message', from: `${under.chat.id}`, eventId, event };
}

const ATTACHMENTS: readonly (readonly [field: string, attachment: Attachment])[] = [
  ...([
    ['voice', 'audio'],
    ['audio', 'audio'],
    ['photo', 'image'],
    ['sticker', 'image'],
  ] as const),
  ...([
    ['video', 'video'],
    ['video_note', 'video'],
    ['animation', 'video'],
    ['document', 'file'],
  ] as const),
  ...([
    ['location', 'location'],
    ['venue', 'location'],
    ['contact', 'other'],
    ['poll', 'other'],
    ['dice', 'other'],
  ] as const),
];

function attachmentIn(said: Message): Attachment | null {
  return ATTACHMENTS.find(([field]) => said[field] !== undefined)?.[1] ?? null;
}

function nameOf(from: z.output<typeof person> | null | undefined): Pick<MessageEvent, 'name'> {
  const name = [from?.first_name, from?.last_name].filter(Boolean).join(' ').trim();
  return /\p{L}/u.test(name) ? { name } : {};
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function ignored(reason: string): Heard {
  return { kind: 'ignored', reason };
}
