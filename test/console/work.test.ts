import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type ConsoleHouse, customerAt, openConsoleHouse, ownerOf } from './house.ts';

let at: ConsoleHouse;
let owner: Browser;
beforeAll(async () => {
  at = await openConsoleHouse();
  owner = await ownerOf(at, ['lucia', 'northside']);
});
afterAll(() => at.close());

const LUCIA = '/businesses/lucia';
const NORTH = '/businesses/northside';

async function idOf(path: string): Promise<string> {
  return (await owner.get(`${path}/inbox`)).json().conversations[0].id;
}

describe('a conversation in the hands of a person', () => {
  it('X16 is listed first, taken, answered under a name, given back, and the bot is silent meanwhile', async () => {
    const customer = await customerAt(at, 'lucia');
    await customer.say('I would like a haircut');
    const handed = await customer.say('I want to talk to a person');
    // It is Monday, and the salon is closed: the customer is told from when on somebody is there.
    expect(handed.replies[0]?.text).toMatch(/Nobody is in just now; somebody will read this from Tuesday 3 March/);
    const [row] = (await owner.get(`${LUCIA}/inbox`)).json().conversations;
    expect(row).toMatchObject({ need: 'handed_over', handedOff: true, person: null });
    const talk = `${LUCIA}/conversations/${row.id}`;
    const written = { text: 'Hello, this is Ana.', messageId: 'message-1' };
    for (const _ of [1, 2]) {
      expect((await owner.post(`${talk}/write`, written)).json()).toMatchObject({
        need: null,
        person: { name: 'Ana Ruiz' },
      });
    }
    expect((await customer.say('thank you')).replies).toEqual([]);
    expect((await owner.get(`${LUCIA}/inbox`)).json().conversations[0]).toMatchObject({ need: 'waiting' });
    const history = (await customer.history()).messages;
    expect(history.filter(({ by }: { by?: string }) => by === 'Ana Ruiz')).toMatchObject([
      { text: 'Hello, this is Ana.' },
    ]);
    expect((await owner.post(`${talk}/give-back`, { note: 'wants a cut' })).json()).toMatchObject({
      handedOff: false,
      need: null,
    });
    expect((await customer.say('a short haircut, please')).replies).not.toEqual([]);
    const shown = (await owner.get(talk)).json();
    expect(shown.messages.map(({ from }: { from: string }) => from)).toContain('person');
    expect(shown.turns.map(({ deed }: { deed: { action: string } | null }) => deed?.action ?? null)).toEqual([
      ...[null, null, 'write', null, 'give_back', null],
    ]);
    const turns = await at.store.conversations.turns(row.id);
    expect(turns.length).toBe(6);
  });

  it('G3 keeps what was wrong as a script that can be played', async () => {
    const customer = await customerAt(at, 'northside');
    await customer.say('Friday morning');
    const id = await idOf(NORTH);
    const [turn] = (await owner.get(`${NORTH}/conversations/${id}`)).json().turns;
    expect(turn.explanation.map(({ about }: { about: string }) => about)).toContain('understood');
    await owner.post(`${NORTH}/conversations/${id}/wrong`, { seq: turn.seq, note: 'Two times would do' });
    const [kept] = (await owner.get(`${NORTH}/wrong`)).json().cases;
    const script = (await owner.get(`${NORTH}/wrong/${kept.id}/script`)).body;
    expect(script).toMatch(
      /^# This was wrong: Two times would do\n[\s\S]*\nbusiness: northside\n[\s\S]*- user: Friday morning\n$/,
    );
    expect((await owner.get(`${LUCIA}/wrong`)).json().cases).toEqual([]);
  });
});

describe('the calendar', () => {
  async function booked(): Promise<{ id: string; resource: string; start: string; conversation: string }> {
    const customer = await customerAt(at, 'northside');
    await customer.say('anything on Friday?');
    await customer.say('the first one');
    await customer.say('yes');
    const { bookings } = (
      await owner.get(`${NORTH}/calendar?from=2026-03-02T00:00:00Z&to=2026-03-14T00:00:00Z`)
    ).json();
    return bookings.at(-1);
  }

  it('G4 says what a move comes to, moves it through the conversation, and tells the customer', async () => {
    const { id, resource, conversation } = await booked();
    const move = `${NORTH}/bookings/${id}/move`;
    const start = '2026-03-06T15:00:00Z';
    const asked = (await owner.post(`${move}?preview=true`, { start, resource })).json();
    expect(asked).toMatchObject({
      done: false,
      consequence: { allowed: true, told: expect.stringMatching(/had to move/) },
    });
    const done = (await owner.post(move, { start, resource })).json();
    expect(done).toMatchObject({ done: true, booking: { status: 'confirmed', conversation } });
    expect(Date.parse(done.booking.start)).toBe(Date.parse(start));
    const last = (await at.store.conversations.turns(conversation)).at(-1);
    expect(last).toMatchObject({
      events: [{ event: { kind: 'operator', action: 'move' } }],
      said: [{ key: 'standing.moved_by_us' }],
    });
    expect(last?.results[0]).toMatchObject({ tool: 'move_booking', grant: expect.stringMatching(/^operator\//) });
    expect(last?.replies[0]?.text).toBe(asked.consequence.told);
    const off = (await owner.post(`${NORTH}/bookings/${done.booking.id}/call-off`, {})).json();
    expect(off).toMatchObject({ done: true, booking: { status: 'cancelled' } });
    expect((await owner.post(`${NORTH}/bookings/${done.booking.id}/call-off`, {})).json().error.code).toBe(
      'not_standing',
    );
  });

  it('G4 blocks what is free, says what stays booked there, and the bot offers none of it', async () => {
    const { id, resource } = await booked();
    const block = {
      resources: [resource],
      start: '2026-03-06T00:00:00Z',
      end: '2026-03-07T00:00:00Z',
      reason: 'sickness',
    };
    const asked = (await owner.post(`${NORTH}/blocks?preview=true`, block)).json();
    expect(asked.consequence.collides.map((one: { id: string }) => one.id)).toContain(id);
    const { blocks } = (await owner.post(`${NORTH}/blocks`, block)).json();
    const customer = await customerAt(at, 'northside');
    const { replies } = await customer.say('Friday');
    expect(replies[0]?.text).not.toMatch(/Friday 6 March at/);
    const comings = await at.app.comings('northside', 50);
    expect(comings.every(({ booking }) => booking.customer !== null || booking.conversation !== null)).toBe(true);
    // What is called off inside it comes free for nobody, not for a moment.
    await owner.post(`${NORTH}/bookings/${id}/call-off`, { silent: true });
    const { replies: after } = await (await customerAt(at, 'northside')).say('Friday');
    expect(after[0]?.text).not.toMatch(/Friday 6 March at/);
    const hand = {
      resource,
      start: '2026-03-06T11:00:00Z',
      minutes: 30,
      what: 'Check-up',
      name: 'Eva',
      key: 'in-a-block',
    };
    expect((await owner.post(`${NORTH}/bookings`, hand)).json().error.code).toBe('blocked');
    expect((await owner.send('DELETE', `${NORTH}/blocks/${blocks[0].id}`)).statusCode).toBe(204);
    expect((await (await customerAt(at, 'northside')).say('Friday')).replies[0]?.text).toMatch(/Friday/);
  });

  it('G4 of staff and bot who want one time at once, one has it', async () => {
    const time = (minute: number) =>
      `2026-03-10T1${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00Z`;
    for (const minute of [0, 30, 60, 90]) {
      const hand = (key: string) => ({
        ...{
          resource: 'northside-main',
          start: time(minute),
          minutes: 30,
          what: 'Check-up',
          name: 'Eva',
          key: `race-${key}-${minute}`,
        },
      });
      const place = { business: 'northside', resource: 'northside-main', units: [1], start: time(minute) };
      const end = new Date(Date.parse(time(minute)) + 30 * 60_000).toISOString();
      const bot = at.store.bookings.book({
        ...{ ...place, end, key: `bot-${minute}`, id: `bot-${minute}`, heldUntil: null },
        ...{ conversation: null, customer: null, details: {}, now: at.clock.now() },
      });
      const tried = await Promise.all([
        bot.then(({ kind }) => kind === 'booked'),
        ...['a', 'b', 'c'].map(async (key) => (await owner.post(`${NORTH}/bookings`, hand(key))).statusCode === 201),
      ]);
      expect(tried.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('customers, what is broken, and the audit', () => {
  it('G5 finds a customer by name and number, with notes, merges and erases them; G9 all of it is written down', async () => {
    const hand = { resource: 'ana', minutes: 30, what: 'Corte corto' };
    const book = (name: string, phone: string, start: string) =>
      owner.post(`${LUCIA}/bookings`, { ...hand, name, phone, start, key: `by-hand-${phone}` });
    const one = (await book('Pepa Gil', '600 111 222', '2026-03-10T10:00:00Z')).json().booking.customer;
    const other = (await book('Pepa', '600 111 333', '2026-03-11T10:00:00Z')).json().booking.customer;
    const path = `${LUCIA}/customers/${one.id}`;
    expect((await owner.post(`${path}/notes`, { text: 'Likes tea' })).statusCode).toBe(201);
    expect((await owner.get(`${LUCIA}/customers?search=pepa`)).json().customers).toHaveLength(2);
    const merged = (await owner.post(`${path}/merge`, { other: other.id })).json();
    expect(merged).toMatchObject({
      reach: ['+34600111222', '+34600111333'],
      notes: [{ text: 'Likes tea', by: 'Ana Ruiz' }],
    });
    expect(merged.bookings).toHaveLength(2);
    expect((await owner.get(`${NORTH}/customers/${one.id}`)).statusCode).toBe(404);
    expect((await owner.send('DELETE', path)).json()).toMatchObject({ done: true, customers: 1 });
    expect((await owner.get(path)).statusCode).toBe(404);
    expect(await at.store.remarks.notes('lucia', one.id)).toEqual([]);
    const actions = (await owner.get(`${LUCIA}/audit`)).json().entries.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 5)).toEqual([
      'customer.erase',
      'customer.merge',
      'customer.note',
      'booking.add',
      'booking.add',
    ]);
  });

  it('G8 lists a lead that nobody could reach, with its one action', async () => {
    const payload = { name: 'Tom', phone: '+447700900123' };
    await at.server.inject({ method: 'POST', url: '/v1/northside/leads', payload });
    const items = (await owner.get(`${NORTH}/broken`)).json().items;
    expect(items).toMatchObject([{ kind: 'lead', action: 'reached' }]);
    expect((await owner.post(`${NORTH}/broken/lead/${items[0].id}`)).statusCode).toBe(204);
    expect((await owner.get(`${NORTH}/broken`)).json().items).toEqual([]);
  });
});
