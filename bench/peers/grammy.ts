import { type Conversation, type ConversationFlavor, conversations, createConversation } from '@grammyjs/conversations';
import { PsqlAdapter } from '@grammyjs/storage-psql';
import { Bot, type Context } from 'grammy';
import pg from 'pg';
import { answerTo } from './answer.ts';
import type { Open } from './peer.ts';

type Talking = ConversationFlavor<Context>;
type Talk = Conversation<Talking, Context>;

const BOT = {
  ...{ id: 1, is_bot: true as const, first_name: 'Bench', username: 'bench_bot' },
  ...{ can_join_groups: false, can_read_all_group_messages: false, supports_inline_queries: false },
  ...{ can_connect_to_business: false, has_main_web_app: false },
};

/**
 * A conversation written as its documentation says, waiting for one message after the other. What it did is kept in
 * PostgreSQL by the storage of grammY's own, and run again at each message. Telegram is answered for here, at once.
 */
export const openGrammy: Open = async ({ url, connections, messages }) => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // Typed for one client, it only asks for `query`, which a pool has as well.
  const adapter = await PsqlAdapter.create({ tableName: 'grammy_sessions', client: pool as unknown as pg.Client });
  const bot = new Bot<Talking>('1:bench', { botInfo: BOT as Bot['botInfo'] });
  let sent = 0;
  const answeredHere: Parameters<typeof bot.api.config.use>[0] = async () => {
    sent += 1;
    const message = { message_id: sent, date: 0, chat: { id: 1, type: 'private', first_name: 'Ann' }, text: '' };
    return { ok: true, result: message as never };
  };
  const withoutTelegram = async (context: Context, next: () => Promise<void>): Promise<void> => {
    context.api.config.use(answeredHere);
    await next();
  };
  bot.api.config.use(answeredHere);
  bot.use(conversations({ storage: { type: 'key', adapter: adapter as never }, plugins: [withoutTelegram] }));
  bot.use(createConversation(talk(messages.length), 'talk'));
  bot.on('message:text', (context) => context.conversation.enter('talk'));
  const chats = new Map<string, number>();
  return {
    turn: async (address, n) => {
      if (n === 0) chats.set(address, Date.now() * 1000 + chats.size);
      const id = chats.get(address) ?? 0;
      const before = sent;
      const chat = { id, type: 'private' as const, first_name: 'Ann' };
      const from = { id, is_bot: false, first_name: 'Ann' };
      const message = { message_id: n + 1, date: 1_772_000_000, chat, from, text: messages[n] ?? '' };
      await bot.handleUpdate({ update_id: before, message });
      if (sent === before) throw new Error(`grammY did not answer turn ${n}`);
    },
    close: () => pool.end(),
  };
};

function talk(turns: number) {
  return async (conversation: Talk, first: Context): Promise<void> => {
    let context = first;
    for (let n = 0; n < turns; n += 1) {
      await context.reply(answerTo(context.message?.text ?? '', n));
      if (n + 1 < turns) context = await conversation.waitFor('message:text');
    }
  };
}
