/**
 * What a part of a message does with its words. Only what is told or wanted changes anything; what is asked ("is the 9:30 with
 * a woman?") gets an answer; what is supposed ("what if I'm late on Friday?") changes nothing. Whoever asks whether something
 * would do wants it: "is Friday free?"
 */
export type Mood = 'tells' | 'asks' | 'wants' | 'supposes';

/** What the speaker makes of what was said to them. */
export type Stance = 'agrees' | 'refuses' | 'puts_off' | 'hedges' | 'thanks' | 'greets' | 'leaves';

/** What a clause asks to be done. */
export type ClauseAct = 'book' | 'move' | 'cancel' | 'add' | 'remove';
