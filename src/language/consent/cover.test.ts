import { describe, expect, it } from 'vitest';
import { judge } from '../../core/consent/judge.ts';
import type { Act } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import { dataOf } from '../language.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { plain } from '../listening.fixture.ts';
import { read } from '../read.ts';
import { coverOf } from './cover.ts';
import type { ValueSpan } from './covered.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { ConsentLexicon } from './lexicon.ts';
import type { ConsentWords } from './words.ts';

const LANGUAGES: readonly (readonly [ConsentWords, Locale])[] = [
  [en, 'en'],
  [es, 'es'],
  [fr, 'fr'],
];
const lexicons = new Map(
  LANGUAGES.map(([data, locale]) => [data, { locale, lexicon: new ConsentLexicon(data, dataOf(locale)) }]),
);

function sentences(data: ConsentWords, text: string, values: readonly ValueSpan[] = []) {
  const { locale, lexicon } = lexicons.get(data) ?? { locale: 'en', lexicon: new ConsentLexicon(data, dataOf('en')) };
  const { clauses = [] } = read(text, locale, plain);
  return coverOf({ clauses, tokens: tokensOf(text), values }, lexicon);
}

function kinds(data: ConsentWords, text: string, values: readonly ValueSpan[] = []): readonly string[] {
  return sentences(data, text, values).flatMap(({ pieces }) => pieces.map(({ kind }) => kind));
}

function verdict(data: ConsentWords, text: string, act: Act = 'book'): string {
  const intent = { type: 'confirm', entities: {} };
  const proposal = { act, intent, facts: {}, until: null, manner: 'asked' } as const;
  return judge({ proposal, fresh: true, failed: false }, sentences(data, text)).verdict;
}

describe('the cover of a message by phrases (X11)', () => {
  it('hides a short assent in a longer phrase that is none', () => {
    expect(kinds(en, 'good morning')).toEqual(['courtesy']);
    expect(kinds(es, 'buenos días')).toEqual(['courtesy']);
    expect(kinds(es, 'venga ya')).toEqual(['refuses']);
    expect(kinds(es, 'estoy bien gracias')).toEqual(['enough']);
    expect(kinds(fr, 'très bien merci et vous')).toEqual(['enough']);
  });

  it('takes "oh, I see" for no yes, and a "well, well" for doubt', () => {
    expect(kinds(en, 'oh ok')).toEqual(['courtesy']);
    expect(kinds(es, 'ah vale')).toEqual(['courtesy']);
    expect(kinds(fr, "ah d'accord")).toEqual(['courtesy']);
    expect(kinds(es, 'bueno bueno')).toEqual(['conditions']);
    expect(verdict(es, 'ah vale, perfecto')).toBe('yes');
    expect(verdict(en, 'oh wow ok')).not.toBe('yes');
    expect(verdict(en, 'ok wow')).not.toBe('yes');
    expect(verdict(fr, 'wow ok')).not.toBe('yes');
    expect(verdict(es, 'vaya, vale')).not.toBe('yes');
    expect(verdict(en, 'wow ok, book it')).toBe('yes');
  });

  it('takes thanks for what was told for no yes, and for none beside one', () => {
    expect(verdict(en, 'ok thanks for the info')).toBe('other');
    expect(verdict(es, 'vale gracias por la info')).toBe('other');
    expect(verdict(fr, "ok merci pour l'info")).toBe('other');
    expect(verdict(fr, "oui merci pour l'info")).toBe('yes');
    expect(verdict(es, 'sí, gracias por la info')).toBe('yes');
  });

  it('takes it all the same after “tant pis”, and refuses by it alone', () => {
    expect(verdict(fr, 'tant pis ok')).toBe('yes');
    expect(verdict(fr, 'tant pis')).toBe('no');
    expect(verdict(fr, 'tant pis merci')).toBe('no');
    expect(verdict(fr, 'vasy')).toBe('yes');
  });

  it('hears the word that was used to ask it', () => {
    expect(verdict(fr, 'ok libérez-la', 'call_off')).toBe('yes');
    expect(verdict(es, 'sí, libérala', 'call_off')).toBe('yes');
    expect(verdict(en, 'release it', 'call_off')).toBe('yes');
    expect(verdict(fr, 'libérez-la', 'book')).not.toBe('yes');
  });

  it('hears amazement in “oui quand même”, and a yes in whoever takes it all the same', () => {
    expect(verdict(fr, 'ah oui quand même')).not.toBe('yes');
    expect(verdict(fr, 'ah oui, quand même')).not.toBe('yes');
    expect(verdict(fr, 'oui je la prends quand même')).toBe('yes');
  });

  it.each([
    [en, "I won't say no"],
    [en, "don't see why not"],
    [en, "I'd be daft to say no"],
    [en, 'no reason not to'],
    [en, "it's a yes from me"],
    [en, 'no, sorry, I meant yes'],
    [en, 'stick it in the diary then'],
    [en, "if that's the only one there is, ok"],
    [es, 'no puedo decir que no'],
    [es, 'no me viene mal'],
    [es, 'por mí no hay pega'],
    [es, 'no, perdón, quería decir que sí'],
    [es, 'si no hay otra cosa, vale'],
    [fr, 'je ne vois pas pourquoi je dirais non'],
    [fr, 'comment refuser'],
    [fr, 'non pardon, je voulais dire oui'],
    [fr, "s'il n'y a que ça, d'accord"],
  ])('X11 agrees by a no that is none, or for want of a choice (%#)', (data, text) => {
    expect(verdict(data, text)).toBe('yes');
  });

  it.each([
    [en, 'no, sorry, I meant no'],
    [en, "if that's all you have I'll look elsewhere"],
    [es, 'si te digo que sí, ¿me llega recordatorio?'],
    [es, 'si no hay otra cosa, lo dejo'],
    [es, 'no me viene nada bien'],
    [fr, "si c'est tout ce que vous avez, tant pis"],
    [fr, 'si vous n’avez que ça je laisse tomber'],
  ])('X11 supposes or refuses, and agrees to nothing (%#)', (data, text) => {
    expect(verdict(data, text)).not.toBe('yes');
  });

  it.each([
    [en, "no no that's perfect"],
    [es, 'no no, está perfecto'],
    [fr, "non non c'est parfait"],
  ])('X11 a no beside praise is neither a yes nor a no (%#)', (data, text) => {
    expect(kinds(data, text)).toEqual(['enough']);
    expect(verdict(data, text)).toBe('other');
  });

  it.each([
    [en, 'yes, something came up'],
    [en, 'yeah no longer need it'],
    [es, 'sí, me ha surgido algo'],
    [es, 'sí, qué remedio'],
    [fr, "oui, j'ai un imprévu"],
  ])('X11 agrees to calling off beside the reason for it (%#)', (data, text) => {
    expect(verdict(data, text, 'call_off')).toBe('yes');
  });

  it('X11 hears "move it please" as a move, whatever else the words can mean', () => {
    expect(verdict(en, 'yes move it please', 'move')).toBe('yes');
    expect(verdict(en, 'yes move it please')).not.toBe('yes');
  });

  it.each([
    [en, 'ok…', 'other'],
    [es, 'vale...', 'other'],
    [fr, "d'accord…", 'other'],
    [en, 'ok.', 'yes'],
    [en, 'yes…', 'yes'],
    [es, 'sí...', 'yes'],
  ] as const)('X11 an acknowledgement that trails off is none, a yes-word is one (%#)', (data, text, expected) => {
    expect(verdict(data, text)).toBe(expected);
  });

  it('takes what somebody else finds good for no yes, and lets it stand beside one', () => {
    expect(verdict(fr, "mon collègue dit que c'est bon, on prend")).toBe('yes');
    expect(verdict(fr, "mon collègue dit que c'est bon")).not.toBe('yes');
    expect(verdict(en, "my husband says it's fine, book it")).toBe('yes');
    expect(verdict(en, 'my husband says ok')).not.toBe('yes');
    expect(verdict(es, 'mi marido dice que vale, resérvala')).toBe('yes');
    expect(verdict(es, 'mi marido dice que vale')).not.toBe('yes');
  });

  it('takes a yes and a no put side by side for neither', () => {
    expect(verdict(fr, "c'est oui ou c'est non votre histoire")).not.toBe('yes');
    expect(verdict(fr, "oui, c'est où ?")).toBe('yes');
  });

  it('takes noon for no long-drawn no', () => {
    expect(kinds(en, 'noon')).not.toContain('no');
  });

  it('X11 takes an "if" that is written like a yes for none', () => {
    for (const text of [
      'si hay aparcamiento, sí',
      'si hay wifi',
      'si tenéis parking resérvala',
      'si se puede pagar con tarjeta sí',
    ])
      expect(verdict(es, text), text).not.toBe('yes');
    for (const text of ['sí, ¿hay wifi?', 'si vale', 'si resérvala']) expect(verdict(es, text), text).toBe('yes');
  });

  it('hears that it is to get booked, and that there is no problem with it', () => {
    for (const text of [
      "great, let's get it booked",
      'no problems there, go ahead',
      'perfect timing, yes please',
      'works 4 me',
      "let's make it happen",
      "yes it's all good on my side",
      "great that's settled then, book it",
      'yes, book the whole thing',
      "yes that's fine thanks very much for your help",
    ])
      expect(verdict(en, text), text).toBe('yes');
    expect(verdict(en, "let's get it cancelled")).not.toBe('yes');
    expect(verdict(es, 'perfectísimo, adelante')).toBe('yes');
  });

  it('hears a yes that is sorry, and one that turns a phrase', () => {
    for (const text of ["I'm afraid so", 'yes unfortunately', 'sadly yes'])
      expect(verdict(en, text, 'call_off'), text).toBe('yes');
    expect(verdict(en, 'unfortunately')).not.toBe('yes');
    for (const text of ['sí, lo siento mucho', 'sí, por desgracia', 'me temo que sí'])
      expect(verdict(es, text, 'call_off'), text).toBe('yes');
    for (const text of ['oui malheureusement', 'hélas oui']) expect(verdict(fr, text, 'call_off'), text).toBe('yes');
    for (const text of [
      'consider me booked',
      'that suits me down to the ground',
      "yes that one's great, thank you kindly",
    ])
      expect(verdict(en, text), text).toBe('yes');
    expect(verdict(en, 'everything checks out, go ahead please')).toBe('yes');
    expect(verdict(en, 'everything checks out except the price')).not.toBe('yes');
    expect(verdict(es, 'adelante con ello')).toBe('yes');
    expect(verdict(es, 'ok pues reservo')).toBe('yes');
    expect(verdict(es, 'ya reservo')).toBe('not_now');
    expect(verdict(es, 'luego reservo')).toBe('not_now');
    expect(verdict(fr, 'oui notez la visite')).toBe('yes');
  });

  it('hears who gives in, and not who gives up', () => {
    expect(verdict(fr, 'bon tant pis, je la prends')).toBe('yes');
    expect(verdict(fr, 'tant pis')).not.toBe('yes');
  });

  it.each(['that works a treat', "that's spot on", 'put me down for it', 'stick me in', 'ship it'])(
    'en "%s" agrees',
    (text) => {
      expect(verdict(en, text)).toBe('yes');
    },
  );

  it('hides a short no in a longer phrase that agrees', () => {
    expect(kinds(en, 'no problem')).toEqual(['ack']);
    expect(kinds(es, 'no hay problema')).toEqual(['ack']);
    expect(kinds(fr, 'pas de souci')).toEqual(['ack']);
  });

  it('takes what agrees to least where two readings explain as much', () => {
    expect(verdict(es, 'si es con Ana')).not.toBe('yes');
    expect(verdict(es, 'sí, es correcto')).toBe('yes');
    expect(verdict(fr, 'je confirme demain')).toBe('not_now');
    expect(verdict(en, 'confirm it tomorrow')).toBe('not_now');
  });

  it('leaves as little unexplained as it can, and names it', () => {
    const [sentence] = sentences(en, 'yes book the green elephant please');
    expect(sentence?.pieces.find(({ kind }) => kind === 'residue')?.text).toContain('elephant');
  });

  it('hears a question begin at an opening question mark', () => {
    expect(kinds(es, 'Sí ¿vendéis champú?')).toEqual(['yes', 'asks']);
    expect(verdict(es, 'Sí ¿vendéis champú?')).toBe('yes');
    expect(verdict(es, 'Sí ¿cuánto cuesta?')).toBe('other');
  });

  it('X11 takes what was merely understood for no yes, and beside a yes for nothing against it', () => {
    for (const said of ['noted', 'ok got it thanks', 'understood', 'roger that'])
      expect(verdict(en, said)).toBe('other');
    for (const said of ['entendido', 'vale, enterada']) expect(verdict(es, said)).toBe('other');
    for (const said of ["c'est compris", 'ok bien reçu']) expect(verdict(fr, said)).toBe('other');
    expect(verdict(en, 'yes, understood')).toBe('yes');
    expect(verdict(es, 'sí, entendido')).toBe('yes');
    expect(verdict(fr, 'oui, bien reçu')).toBe('yes');
    expect(verdict(en, 'alright then')).toBe('yes');
  });

  it('X11 hears who asks what it is that they should agree to', () => {
    for (const said of ['confirm what exactly', 'book what', 'yes to what']) expect(verdict(en, said)).toBe('other');
    for (const said of ['confirmar qué', 'reservar el qué', 'sí a qué']) expect(verdict(es, said)).toBe('other');
    for (const said of ['confirmer quoi', 'oui à quoi']) expect(verdict(fr, said)).toBe('other');
    expect(verdict(en, 'yeah right')).toBe('other');
    expect(verdict(en, 'yes, right')).toBe('yes');
    for (const said of ["ouais ouais c'est ça", "mais oui c'est ça", 'ben voyons'])
      expect(verdict(fr, said)).not.toBe('yes');
    for (const said of ["ouais c'est ça", "oui c'est ça", "c'est ça, oui"]) expect(verdict(fr, said)).toBe('yes');
    expect(verdict(es, 'ya, claro')).not.toBe('yes');
  });

  it('takes the words that lead a proposed value in for a part of it', () => {
    const emma = [{ from: 2, to: 3, kind: 'restates' as const }];
    expect(kinds(en, 'yes with emma', emma)).toEqual(['yes', 'restates']);
    expect(verdict(en, 'yes with emma')).toBe('other');
  });

  it('X11 takes what points at the proposal beside a yes, and by itself for no yes', () => {
    const pointed: readonly (readonly [ConsentWords, readonly string[]])[] = [
      [
        en,
        ['yes that one', 'yes, this time please', 'yes go on', 'yes go on then', 'yes do', 'yes you can', "yes let's"],
      ],
      [es, ['si esa', 'sí, ese mismo', 'sí, esa hora por favor']],
      [fr, ['oui celle-là', 'oui celui-ci svp', 'oui cette salle']],
    ];
    for (const [data, texts] of pointed) {
      for (const text of texts) expect(verdict(data, text), text).toBe('yes');
    }
    for (const text of ['that one', 'go on', 'ok go on', 'yes that one?', 'yes that one but later', 'yes that one if'])
      expect(verdict(en, text), text).not.toBe('yes');
    for (const text of ['esa', 'sí, pero esa', 'si esa no', 'si esta libre'])
      expect(verdict(es, text), text).not.toBe('yes');
    for (const text of ['celle-là', 'oui mais celle-là', 'pas celle-là'])
      expect(verdict(fr, text), text).not.toBe('yes');
  });

  it('asks for the act where the same words with a question mark would say it', () => {
    expect(kinds(fr, 'on la réserve ?')).toEqual(['request']);
    expect(verdict(fr, 'on la réserve ?')).toBe('yes');
  });
});

describe('whoever means to come', () => {
  it('agrees by saying so to what was just put, and calls nothing off (X11)', () => {
    for (const [data, text] of [
      [en, "I'll be there"],
      [es, 'ahí estaré'],
      [fr, "j'y serai"],
    ] as const) {
      expect(verdict(data, text, 'book'), text).toBe('yes');
      expect(verdict(data, text, 'call_off'), text).toBe('other');
    }
    for (const text of ['see you soon', 'see you', 'will you be there?', "he'll be there", "I'll be there if I can"])
      expect(verdict(en, text, 'book'), text).not.toBe('yes');
  });

  it('is rid of what they cannot come to by a yes, and refuses what is proposed by that alone (X11)', () => {
    for (const [data, text] of [
      [en, "yep, I can't come"],
      [es, 'sí, no puedo ir'],
      [fr, 'oui, je ne peux pas venir'],
    ] as const) {
      expect(verdict(data, text, 'call_off'), text).toBe('yes');
      expect(verdict(data, text, 'book'), text).toBe('no');
    }
  });
});

describe('somebody else', () => {
  it('agrees for nobody, and stands in the way of nobody’s own yes (X11)', () => {
    for (const [data, own, theirs] of [
      [en, "my wife's fine with that so yes please book", "my wife's fine with that"],
      [es, 'mi marido está de acuerdo, reserva', 'mi marido está de acuerdo'],
      [fr, "elle est d'accord, réservez", "elle est d'accord"],
    ] as const) {
      expect(verdict(data, own), own).toBe('yes');
      expect(verdict(data, theirs), theirs).toBe('other');
    }
    expect(verdict(en, 'my wife says book it')).not.toBe('yes');
    expect(verdict(fr, "elle est d'accord mais pas moi")).not.toBe('yes');
    expect(verdict(en, 'my boss has to sign off on this')).toBe('not_now');
    expect(verdict(fr, "mon collègue doit valider d'abord")).toBe('not_now');
  });
});

describe('whoever says that they will come', () => {
  it('calls nothing off by saying so beside a yes (X11)', () => {
    for (const [data, text] of [
      [en, "yes, I'll be there"],
      [es, 'sí, allí estaré'],
      [fr, 'oui, je serai là'],
    ] as const) {
      expect(verdict(data, text, 'call_off'), text).toBe('other');
      expect(verdict(data, text, 'book'), text).toBe('yes');
    }
  });
});
