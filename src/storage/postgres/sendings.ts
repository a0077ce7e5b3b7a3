import { storable } from '../../core/json.ts';
import { leastOf, type SendingFact } from '../../core/sending.ts';
import type { Given, Receipt, Sendings, Taken } from '../../ports/sendings.ts';
import { type Database, isUuid, type Statement } from './database.ts';

/** What came early is taken along. What nobody sent is forgotten after a day: others may send by the same number. */
const ACCEPT: Statement = {
  name: 'accept_sending',
  text: `with early as (
      delete from bot.early_receipts e
      where e.business = $3::text and e.channel = $4::text and e.message = any ($7::text[])
      returning e.message, e.status, e.at, e.reason
    ), forgotten as (
      delete from bot.early_receipts where at < $6::timestamptz - interval '1 day'
    )
    insert into bot.sendings (reply, part, conversation, business, channel, message, status, at, reason)
    select $1::uuid, $5::integer + m.ordinal - 1, $2::text, $3::text, $4::text, m.id,
      coalesce(e.status, 'sent'), coalesce(e.at, $6::timestamptz), e.reason
    from unnest($7::text[]) with ordinality as m (id, ordinal) left join early e on e.message = m.id
    on conflict (reply, part) do update
    set message = excluded.message, status = excluded.status, at = excluded.at, reason = excluded.reason
    where bot.sendings.message is null`,
};

const FAIL: Statement = {
  name: 'fail_sending',
  text: `insert into bot.sendings (reply, part, conversation, business, channel, status, at, reason)
    values ($1::uuid, $5::integer, $2::text, $3::text, $4::text, 'failed', $6::timestamptz, $7::text)
    on conflict (reply, part) do nothing`,
};

const REPORT: Statement = {
  name: 'report_sending',
  text: `with known as (
      select reply, part, status from bot.sendings
      where business = $1::text and channel = $2::text and message = $3::text limit 1
    ), told as (
      update bot.sendings s set status = $4::text, at = $5::timestamptz, reason = $6::text
      from known k
      where s.reply = k.reply and s.part = k.part and bot.sending_rank($4::text) > bot.sending_rank(k.status)
      returning s.reply
    ), early as (
      insert into bot.early_receipts as e (business, channel, message, reply, part, status, at, reason)
      select $1::text, $2::text, $3::text, $7::uuid, $8::integer, $4::text, $5::timestamptz, $6::text
      where not exists (select from known)
      on conflict (business, channel, message) do update
      set status = excluded.status, at = excluded.at, reason = excluded.reason
      where bot.sending_rank(excluded.status) > bot.sending_rank(e.status)
      returning e.message
    )
    select from told union all select from early`,
};

const MESSAGES_OF: Statement = {
  name: 'messages_of_reply',
  text: `select count(*)::integer as count from (
      select part from bot.sendings where reply = $1::uuid and message is not null
      union
      select part from bot.early_receipts where reply = $1::uuid and part is not null
    ) p`,
};

const OF_CONVERSATION: Statement = {
  name: 'sendings_of_conversation',
  text: `select reply, status, at, reason from bot.sendings where conversation = $1::text order by reply, part`,
};

const ERASE: Statement = {
  name: 'erase_sendings',
  text: 'delete from bot.sendings where conversation = any ($1::text[])',
};

/** Sendings in PostgreSQL or PGlite. */
export class PostgresSendings implements Sendings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async accepted(taken: Taken): Promise<void> {
    if (!isUuid(taken.reply) || taken.messages.length === 0) return;
    await this.#database.query(ACCEPT, [...valuesOf(taken), storable([...taken.messages])]);
  }

  async failed(given: Given, reason: string): Promise<void> {
    if (isUuid(given.reply)) await this.#database.query(FAIL, [...valuesOf(given), storable(reason)]);
  }

  async report(business: string, channel: string, receipt: Receipt): Promise<boolean> {
    const { message, status, at, reason, reply = null, part = null } = storable(receipt);
    const own = reply !== null && isUuid(reply) ? [reply, part] : [null, null];
    const values = [storable(business), channel, message, status, at, reason, ...own];
    return (await this.#database.query(REPORT, values)).length > 0;
  }

  async messagesOf(reply: string): Promise<number> {
    if (!isUuid(reply)) return 0;
    const [row] = await this.#database.query<{ count: number }>(MESSAGES_OF, [reply]);
    return row?.count ?? 0;
  }

  async erase(conversations: readonly string[]): Promise<void> {
    await this.#database.query(ERASE, [storable([...conversations])]);
  }

  async ofConversation(conversation: string): Promise<ReadonlyMap<string, SendingFact>> {
    const rows = await this.#database.query<SendingFact & { reply: string }>(OF_CONVERSATION, [storable(conversation)]);
    const byReply = new Map<string, SendingFact[]>();
    for (const { reply, ...fact } of rows) byReply.set(reply, [...(byReply.get(reply) ?? []), fact]);
    return new Map([...byReply].flatMap(([reply, facts]) => factOf(reply, facts)));
  }
}

function factOf(reply: string, facts: readonly SendingFact[]): readonly (readonly [string, SendingFact])[] {
  const least = leastOf(facts);
  return least === null ? [] : [[reply, least]];
}

function valuesOf({ reply, conversation, business, channel, first, at }: Given) {
  return [reply, ...storable([conversation, business, channel]), first, at];
}
