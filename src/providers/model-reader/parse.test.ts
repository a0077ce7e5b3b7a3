import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelQuestion } from '../../core/model-reader.ts';
import { parseAnswer } from './parse.ts';
import { protocolQuestion, question } from './question.fixture.ts';

function heard(text: string, asked: ModelQuestion = question) {
  const parsed = parseAnswer(text, asked);
  return parsed.kind === 'heard' ? parsed.answer : parsed.complaint;
}

const SECOND = '{"intent":"select","entities":{"choice":2}}';
const PICKED = { ok: true, type: 'select', entities: { choice: 2 } };

describe('an answer', () => {
  it.each([
    SECOND,
    `\`\`\`json\n${SECOND}\n\`\`\``,
    `Of course! Here is the JSON: ${SECOND} Let me know if you need {anything} else.`,
    `<think>They might mean {"intent":"unclear"}…</think>\n${SECOND}`,
    `${SECOND}\n${SECOND}`,
    '{"intent":"select","entities":{"choice":2,"date":null,"window":null},"confidence":0.9}',
  ])('is found wherever it stands: %s', (text) => {
    expect(heard(text)).toEqual(PICKED);
  });

  it('is found amid any chatter without braces', () => {
    const chatter = fc.string().map((text) => text.replaceAll(/[{}]/g, ''));
    fc.assert(
      fc.property(chatter, chatter, (before, after) => {
        expect(heard(`${before}${SECOND}${after}`)).toEqual(PICKED);
      }),
    );
  });

  it.each([
    ['', 'no complete JSON object'],
    ["I'm sorry, I can't help with that.", 'no complete JSON object'],
    [SECOND.slice(0, -1), 'no complete JSON object'],
    [`{"reason":"…","answer":${SECOND}`, 'no complete JSON object'],
    [`${SECOND} or {"intent":"unclear"}`, 'more than one'],
    ['{"entities":{}}', '"intent" was missing'],
    ['{"intent":"book"}', 'one of select, constraint, unclear, none'],
    ['{"intent":"constructor"}', 'one of select'],
    ['{"intent":"select","entities":[2]}', '"entities" was no object'],
    ['{"intent":"select","entities":{"choice":"2"}}', 'choice: '],
    ['{"intent":"select","entities":{}}', 'choice: '],
    ['{"intent":"select","entities":{"choice":2,"state":"booked"}}', 'state'],
    ['{"intent":"select","entities":{"choice":2,"window":"morning"}}', 'window'],
  ])('that cannot be used is complained about: %s', (text, complaint) => {
    expect(heard(text)).toContain(complaint);
  });

  it('may be that none of the intents was heard', () => {
    expect(heard('{"intent":"none","entities":{}}')).toMatchObject({ ok: false });
  });

  it('says what it explains, and what cannot be used of that costs nothing else', () => {
    const explains = [{ words: 'after lunch', as: 'wish' }, { words: 'x', as: 'poem' }, 'y', { words: '' }];
    const kept = [{ words: 'after lunch', as: 'wish' }];
    expect(heard(JSON.stringify({ ...JSON.parse(SECOND), explains }))).toEqual({ ...PICKED, explains: kept });
    expect(heard(JSON.stringify({ intent: 'none', explains }))).toMatchObject({ ok: false, explains: kept });
    expect(heard(JSON.stringify({ ...JSON.parse(SECOND), explains: 'nothing' }))).toEqual(PICKED);
  });

  it('never throws and takes bounded time, whatever came', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{'.repeat(50_000), '{"a":'.repeat(20_000), '{}'.repeat(20_000)),
    );
    fc.assert(
      fc.property(nasty, fc.constantFrom(question, protocolQuestion), (text, asked) => void heard(text, asked)),
    );
  });
});

describe('E2 the protocol', () => {
  const whole = { status: 'PENDING', response: 'Pour quand ?', spaceId: '7d3a', period: null };

  it('is the object itself', () => {
    expect(heard(JSON.stringify(whole), protocolQuestion)).toEqual({ ok: true, type: 'protocol', entities: whole });
  });

  it('may leave out what may be null, and say null for what may be left out', () => {
    const loose = { status: 'PENDING', response: 'Pour quand ?', spaceId: '7d3a', change: null };
    expect(heard(JSON.stringify(loose), protocolQuestion)).toMatchObject({ entities: whole });
    const open = { ...whole, period: { startDate: '2026-04-02' } };
    expect(heard(JSON.stringify(open), protocolQuestion)).toMatchObject({
      entities: { period: { startDate: '2026-04-02', endDate: null } },
    });
  });

  it.each([
    'Bien sûr ! Voici le JSON : {"status": "PEND',
    '{"status":"DONE","response":"","spaceId":null,"period":null}',
    '{"status":"PENDING","response":3,"spaceId":null,"period":null}',
    '{"status":"PENDING","response":"","spaceId":null,"period":null,"price":0}',
    '{}',
  ])('E5 is invalid when it is truncated, wrong-typed, has strange keys or is empty: %s', (text) => {
    expect(parseAnswer(text, protocolQuestion).kind).toBe('invalid');
  });
});
