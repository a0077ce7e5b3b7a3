import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastOf, saysMore } from '../sending.ts';
import { subscriptionIn } from '../subscription.ts';
import type { Reply } from '../turn.ts';
import { type Abilities, isNumbered, reachable, show } from './show.ts';
import { split } from './split.ts';

const PLAIN: Abilities = { textMax: 100, buttons: null, list: null, pictures: false, writesFirst: true };
const RICH: Abilities = {
  ...{
    textMax: 100,
    buttons: { max: 3, labelMax: 20 },
    list: { max: 10, labelMax: 24 },
    pictures: true,
    writesFirst: true,
  },
};
const tap = { proposal: 'p', answer: 'yes' } as const;
const reply: Reply = { id: 'r', text: 'Shall I book it?' };
const asking: Reply = { ...reply, buttons: [{ label: 'Yes, book it', tap }] };

describe('F1 splitting what is too long', () => {
  it('breaks between sentences, then between words, and within a word only where nothing else does', () => {
    expect(split('One two. Three four. Five.', 12)).toEqual(['One two.', 'Three four.', 'Five.']);
    expect(split('你好。明天见。谢谢你。', 6)).toEqual(['你好。', '明天见。', '谢谢你。']);
    expect(split('one two three', 8)).toEqual(['one two', 'three']);
    expect(split('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('leaves nothing out, keeps to the length and breaks no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        fc.integer({ min: 20, max: 60 }),
        (text, max) => {
          const pieces = split(text, max);
          expect(pieces.every((piece) => piece.length <= Math.max(max, text.length <= max ? max : 0))).toBe(true);
          const bare = (some: string) => some.replaceAll(/\s+/gu, '');
          expect(bare(pieces.join(''))).toBe(bare(text));
        },
      ),
    );
  });
});

describe('F1 what a channel can show', () => {
  it('shows options as buttons, as a list, or in words', () => {
    const choices = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `Choice ${index}` }));
    const kindOf = (one: Reply) => show(one, RICH).at(-1)?.options?.as ?? 'words';
    expect([3, 4, 11].map((count) => kindOf({ ...reply, choices: choices(count) }))).toEqual([
      'buttons',
      'list',
      'words',
    ]);
    expect(kindOf({ ...reply, choices: [{ label: 'a' }, { label: 'a' }] })).toBe('words');
    expect(kindOf(asking)).toBe('buttons');
  });

  it('numbers buttons where there are none, unless the words have a list of their own', () => {
    expect(show(asking, PLAIN)).toEqual([{ text: 'Shall I book it?\n1. Yes, book it' }]);
    const listed = { ...asking, text: '1. Monday\n2. Tuesday\nWhich?' };
    expect(show(listed, PLAIN)).toEqual([{ text: listed.text }]);
    expect([isNumbered(asking), isNumbered(listed), isNumbered(reply)]).toEqual([true, false, false]);
  });

  it('links a picture that cannot be shown, where anybody can open it', () => {
    const image = 'https://book.example/a.png';
    expect(show({ ...reply, image }, RICH)).toEqual([{ text: reply.text, image }]);
    expect(show({ ...reply, image }, PLAIN)).toEqual([{ text: `${reply.text}\n${image}` }]);
    expect(show({ ...reply, image: 'data:image/png;base64,AA' }, PLAIN)).toEqual([{ text: reply.text }]);
    expect(reachable({ ...reply, image: '/a.svg' }, 'https://b.example').image).toBe('https://b.example/a.svg');
    expect(reachable({ ...reply, image: '/a.svg' }, null)).toEqual(reply);
  });
});

describe('F2 words that are about being written to at all', () => {
  it('are a whole message, in any case, and nothing longer', () => {
    expect(['STOP', ' Stop! ', 'stop all', 'Arrêt', 'BAJA', '退订'].map(subscriptionIn)).toEqual(Array(6).fill('stop'));
    expect(['START', 'unstop', 'Alta', 'yes', '/start'].map(subscriptionIn)).toEqual(Array(5).fill('start'));
    const talk = ['stop by on friday', 'cancel', 'can I start at nine?', 'yes please', '', 'end'];
    expect(talk.map(subscriptionIn)).toEqual(talk.map(() => null));
  });
});

describe('F1 what became of a message', () => {
  it('only ever says more, and of several the least', () => {
    expect(saysMore('sent', 'read')).toBe(true);
    expect(saysMore('read', 'delivered')).toBe(false);
    expect(saysMore('delivered', 'failed')).toBe(false);
    const fact = (status: 'sent' | 'failed' | 'delivered' | 'read') => ({ status, at: '', reason: null });
    expect(leastOf([fact('read'), fact('delivered')])?.status).toBe('delivered');
    expect(leastOf([fact('delivered'), fact('failed')])?.status).toBe('failed');
    expect(leastOf([])).toBeNull();
  });
});
