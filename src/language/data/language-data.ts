import type { Cue } from '../../core/cue.ts';
import type { Locale } from '../../core/locale.ts';
import type { AnswerMention, ChoiceMention, CountMention, MoneyMention } from '../../core/reading.ts';
import type { Classes } from '../lexicon/lexicon.ts';
import type { Phrases } from '../lexicon/pattern.ts';
import type { Spellings, Writing } from '../lexicon/variants.ts';
import type { NumberWords } from '../numbers.ts';
import type { Questions } from './questions/questions.ts';
import type { SaidData } from './said/said-data.ts';

type NamedPick = Exclude<ChoiceMention['pick'], number>;
type Unit = NonNullable<CountMention['unit']>;

/** Words on either side of a place that make it the beginning or the end of a journey. */
export interface RoleWords {
  readonly before: Phrases;
  readonly after: Phrases;
}

/**
 * Everything the recognisers know about one language. It is data: another language is another file of this shape, and
 * no recogniser changes. Phrases are explained in `lexicon/pattern.ts`; {o} is an ordinal, {l} the name of a language.
 */
export interface LanguageData {
  readonly locale: Locale;
  /** What it is written in. A script that no other language here has tells the language by itself. */
  readonly script: 'Latin' | 'Han' | 'Khmer';
  /** Marks that no other language here is written with: "¿". */
  readonly marks?: string;
  /** Words have no space between them. */
  readonly unspaced?: true;
  /** Whole words ("don't") and beginnings of words ("j'") whose apostrophe haste leaves out. */
  readonly contractions: readonly string[];
  /** What {name} stands for in the phrases of the language. */
  readonly classes: Classes;
  /** How people shorten the commonest words when they type with their thumbs: "u" for "you". */
  readonly spellings: Spellings;
  readonly byEar?: Writing['byEar'];
  readonly swallowed?: Writing['swallowed'];
  readonly numbers: NumberWords;
  readonly ordinals: {
    readonly words: { readonly [word: string]: number };
    /** Further ones that only a day of the month is called by: nobody lists so many things. */
    readonly ofDays?: { readonly [word: string]: number };
    /** Of things listed, by where they stand, counted from the end when negative: "the former", last is -1. */
    readonly ends: { readonly [word: string]: number };
    /** What follows the figures of one, as {e} has it: "2nd". */
    readonly endings: readonly string[];
    /** How it is written around figures, with {d}. */
    readonly numbered: Phrases;
  };
  /** Words that say nothing: left out of `rest`, skipped where a clause begins. */
  readonly fillers: Phrases;
  /** What may stand behind all else of a clause and says nothing more: "please", "thanks", "haha". */
  readonly trailing: Phrases;
  /** Words after which a clause may begin although they do say something: "ok", "hello". */
  readonly openers: Phrases;
  /** Words that join clauses; a new one begins after them. */
  readonly joints: Phrases;
  /** What breaks off what was being said and begins anew, with or without a mark: "no wait", "oops". */
  readonly breaks: Phrases;
  /** What rules out the thing that follows directly: "not", "anything but". */
  readonly negators: Phrases;
  /** What rules out the thing it follows: French "pas". */
  readonly negatorsAfter: Phrases;
  /** What asks whether by a verb, a no and the verb again, and rules nothing out: "能不能". */
  readonly asksWhether: Phrases;
  /** What only supposes something: "what if", "in case". */
  readonly suppositions: Phrases;
  /** What says that somebody has changed their mind, and not to what: beside a no it gives everything up. */
  readonly reconsiders: Phrases;
  /** What takes back what was said last, or gives everything up: with a wish right behind it, it is the first of the two. */
  readonly dismissals: Phrases;
  /** Who is to do it, by what they are and not by name: no part of what is to be done ("corte de mujer"). */
  readonly attendants: Phrases;
  /** Stand before somebody's name: "la señora Gómez". */
  readonly titles: Phrases;
  /** What leads in whom somebody wants to talk to: by a name of those who work here, it asks for a person. */
  readonly talksTo: Phrases;
  /** The same of somebody who serves nobody: of whoever does, it says with whom they would like to book. */
  readonly asksFor: Phrases;
  /** What a wish is said after, and before it why: "so". */
  readonly therefore: Phrases;
  /** How people ask what most businesses are asked. */
  readonly questions: Questions;
  /** What tells the moods of clauses apart. */
  readonly moods: {
    /** Wishing for something, be it as a question: "I'd like", "can I". */
    readonly wants: Phrases;
    /** Asking without a mark or an opening word: 吗 where words stay in their place, and what asks for a nod ("they do, right"). */
    readonly asks?: Phrases;
    /** Asking about something, whatever is named: "who", "how long". */
    readonly inquires: Phrases;
    /** Asking how something is, if more is said than what we know: "is the first one with". */
    readonly about: Phrases;
    /** Asking what is done as a rule: "do you offer". With an "also" in it, even of what we know. */
    readonly practice: Phrases;
    /** Asks to be told or sent something, or whether to come at all, and wishes for no time: "can you text me the day before?" */
    readonly requests: Phrases;
    /**
     * What calling off or moving costs, until when and by which way it is done: "for free", "at any time", "by phone". A
     * question with one of these is about the deed, and asks for none.
     */
    readonly terms: Phrases;
    /** Asking whether something would do, which wishes for it: "possible", "free". */
    readonly suits: Phrases;
    /** Asking whether somebody or something may come along: "can I bring", "¿puedo ir con". It wishes for no time by itself. */
    readonly companions: Phrases;
    /** Asking whether somebody of theirs may come too, which makes one more of them: "can my mum join us". */
    readonly joins: Phrases;
    /** Opening a question whether what stands is so: "is that". */
    readonly whether: Phrases;
    /** Coming to get ready or to clear up: "come the day before to set up". Asked for, it wishes for no time. */
    readonly prepares: Phrases;
    /** Somebody else saying, wanting or agreeing: "my husband wants". */
    readonly another: Phrases;
    /** Something for somebody else, beside one's own: "and for my husband", "one for my daughter too". */
    readonly alongside: Phrases;
    /** Whom something is for, besides whoever speaks: "for my son", "and my wife". */
    readonly forAnother: Phrases;
    /** Something for more than one at a time: "for my two kids", "for both of us", "two appointments". */
    readonly forSeveral: Phrases;
    /** One besides what there is: "another appointment", "a second one". */
    readonly anew: Phrases;
    /** Having something left out: "without", "take off". */
    readonly removes: Phrases;
    /** Telling how things are, with a time that nobody wishes for: "I start work at". */
    readonly circumstances: Phrases;
    /** Beginning to tell of oneself: "I'm", "my". */
    readonly tells: Phrases;
    /** Turning to a question behind what was told, with no mark between: "I'm new here *do you* take cards". */
    readonly turnsToAsk: Phrases;
    /** Going away, with days that nobody wishes for if others are asked about: "I'm flying home next week, Friday?" */
    readonly away: Phrases;
    /** On which day something is that one goes to, and does not wish for if another is: "my wedding is on". */
    readonly occasions: Phrases;
    /** From which day something is moved, with the word that leads to the other one: "move it from Monday to". */
    readonly movedFrom: Phrases;
    readonly contrasts: Phrases;
    /** Leading in what would do as well, or where the first cannot be had: "or", "if not", "if she can't". */
    readonly alternatives: Phrases;
    /** Joining one value to another. */
    readonly also: Phrases;
    /** Leading in one more of what was just spoken of, where it opens a question: "and", "what about". */
    readonly onward: Phrases;
    /** Leading in a thing that is wished for: "with a", "I'd like some". */
    readonly things: Phrases;
    /** What things and people are, right before the name of one: "the *room* Seine", "la *estilista* Noelia". */
    readonly nouns: Phrases;
    /** What leads in whom one wants to be served by: "*with* Ana". */
    readonly withWhom: Phrases;
  };
  /** What asks for a place, a way, a time or an amount: a question put so is not asked by its verb alone ("where do you *fly*"). */
  readonly interrogatives: readonly string[];
  /** Words that lead a verb in a question: "what should I bring". */
  readonly auxiliaries: readonly string[];
  /** The commonest small words: never a name, never a misspelt item, and the language's fingerprint. */
  readonly functionWords: readonly string[];
  /** Larger words that are written in no other language, and are nobody's name: one of them tells the language where nothing speaks against it. */
  readonly tellingWords?: readonly string[];
  readonly answers: AnswerWords;
  readonly choices: {
    /** With {o}: certainly a choice. */
    readonly ordinal: Phrases;
    /** With {n}: certainly a choice ("option 2"). */
    readonly number: Phrases;
    /** Words that may follow a number of the list and leave it one: "the 2 then", "2 please". */
    readonly closing: Phrases;
    readonly named: { readonly [Pick in NamedPick]: Phrases };
    /** What puts off, and of times that are listed may want a later one: "later". */
    readonly bareLater: Phrases;
    /** Words that make a pick a wish for something not listed: "anything earlier", "too late" against "the earlier one". */
    readonly beyond: Phrases;
    /** Words that compare by when things end, and not by when they begin: "whichever *lands* first". */
    readonly ending: Phrases;
    /** Words that compare days, and not hours: "too *soon*", "a later *date*". */
    readonly ofDays: Phrases;
    /** Of prices, those that nothing goes beyond, and what compares those listed: "the cheapest", "which is cheaper". Asked, it chooses none. */
    readonly extreme: Phrases;
  };
  readonly counts: {
    /** With {n}. Pairs are people, twice as many. */
    readonly units: { readonly [U in Unit | 'pairs' | 'groups']: Phrases };
    /** With {n}: a number in words that counts something, without saying what: "for two". */
    readonly bare?: Phrases;
    /** Fixed expressions: "just me", "my wife and I". */
    readonly fixed: readonly { readonly value: number; readonly unit: Unit; readonly phrases: Phrases }[];
    /** Who parties are told by, in languages where they are: "me and my two kids". */
    readonly party?: {
      readonly speaker: Phrases;
      /** So many people, the speaker among them, with {n}: "the two of us". */
      readonly ours: Phrases;
      /** One who belongs to the speaker, or comes with them: "my wife", "with a friend". */
      readonly theirs: Phrases;
      /** Two who belong to the speaker: "my parents", "our twins". */
      readonly pair: Phrases;
      /** One who belongs to one of these: "his mother", "my wife's sister". */
      readonly anothers: Phrases;
      /** Several of theirs, with {n}: "my two kids". */
      readonly theirsCounted: Phrases;
      /** One who is merely counted: "a child". */
      readonly single: Phrases;
      /** Two who are no children: "a couple". */
      readonly couple: Phrases;
      /** So many besides, with {n}, where nothing says who: "me *plus 2*". */
      readonly besides?: Phrases;
      /** Said right before those whom the speaker sends, or books for: "*fly* my mum and dad home". */
      readonly sends: Phrases;
      /** Said right behind others, and open whether the speaker goes with them: "my wife and my son *want to fly*". */
      readonly goes: Phrases;
      /** Words between two of them. */
      readonly joints: readonly string[];
      /** Of those, what adds to people who are counted already: "the two of us *and* three kids"; who is "with" them may be among them. */
      readonly adds: readonly string[];
    };
  };
  readonly money: {
    /** Words for a currency that stand after the amount, by ISO code; null where several share the word. */
    readonly currencies: readonly { readonly code: string | null; readonly words: Phrases }[];
    /** What only money is counted in: "a grand", "5 hundo". */
    readonly sums?: Phrases;
    /** What stands before hundreds or thousands that nobody knows how many they are: "a few hundred", 几百. */
    readonly someOf?: Phrases;
    readonly under: Phrases;
    readonly over: Phrases;
    readonly about: Phrases;
    /** What may be written right behind an amount that is only about so much: "400ish". */
    readonly hedges?: readonly string[];
    /** With two {a}. */
    readonly between: Phrases;
    /** Words that make the number before them an amount, for every one of a party: "per person". */
    readonly each: Phrases;
    /** Words beside a sum for all of a party: "1500 in total", "一共1500". A number too large to count people is one with them. */
    readonly whole: Phrases;
    /** Words that make the number after them an amount: "my budget is". */
    readonly budget: Phrases;
    readonly vague: { readonly [V in NonNullable<MoneyMention['vague']>]: Phrases };
  };
  readonly names: {
    /** Certainly a name follows: "my name is". */
    readonly introductions: Phrases;
    /** Somebody who is named without a name: "my wife", "a friend". */
    readonly nobody: Phrases;
    /** What stands before a telephone number or an address, and is no part of a name: "my number is". */
    readonly labels: Phrases;
    /** A name may follow, if it looks like one: "I'm". */
    readonly weak: Phrases;
    /** "I'm" where a name in small letters may end the clause, which is neither how somebody is nor what they are. */
    readonly self?: Phrases;
    /** Behind the name of whoever writes: "Zoe *here*". */
    readonly behind?: Phrases;
    /** Lead in whom it is for; anywhere, first and last name, written as such, are somebody: "un corte para María López". */
    readonly beneficiary?: Phrases;
    /** What leads in whom it is with, which is nobody who writes: "con Ana". */
    readonly company: Phrases;
  };
  readonly roles: {
    readonly from: RoleWords;
    readonly to: RoleWords;
    readonly between: Phrases;
    /** Words that may stand before a place and leave its role: "to *like* Denver". */
    readonly hedges: Phrases;
  };
  readonly languages: {
    /** Its own, and those of the others that are called by a name in it. */
    readonly names: { readonly [L in Locale]?: Phrases };
    /** Languages nobody here speaks, so that the wish can at least be answered. */
    readonly others: Phrases;
    /** With {l}. */
    readonly wishes: Phrases;
    /** What is said of a language beside its name, where a slip in the name is forgiven: "do you *speak* englsh". */
    readonly speaks: readonly string[];
  };
  readonly cues: CueWords;
  readonly said: SaidData;
  /** Sentences that touch every recogniser: reading them makes ready what the language needs. */
  readonly ordinary: readonly string[];
}

export type AnswerWords = { readonly [Value in AnswerMention['value']]: Phrases };

export type CueWords = { readonly [C in Cue]: Phrases };
