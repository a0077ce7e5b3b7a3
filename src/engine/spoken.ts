import type { Header } from '../core/header.ts';
import type { Choice, Reply, Said } from '../core/turn.ts';
import { replyId, type TurnInput } from './input.ts';
import type { Spoken } from './working.ts';

/** What a turn says, in the words of the templates, and the messages that it is made of. */
interface SpokenTurn {
  readonly replies: readonly Reply[];
  readonly said: readonly Said[];
}

/** What goes with the words, of whichever of the messages that a reply is made of says it last. */
type Shown = Pick<Reply, 'image' | 'until' | 'payment' | 'choices'>;

/** Everything a turn says is one message, as a person would write it; only an image begins a new one. */
export function spokenIn(
  input: TurnInput,
  says: readonly Spoken[],
  { language, handedOff }: Pick<Header, 'language' | 'handedOff'>,
): SpokenTurn {
  const { business, now } = input;
  const groups: { texts: string[]; hasPicture: boolean; shown: Shown }[] = [];
  const said: Said[] = [];
  for (const one of says) {
    const text = business.render(one.flow, language, one, now);
    const shown = shownWith(one, handedOff ? [] : business.choices(one.flow, language, one, now));
    const hasPicture = one.image !== undefined;
    const last = groups.at(-1);
    if (last === undefined || last.hasPicture || hasPicture) groups.push({ texts: [text], hasPicture, shown });
    else {
      // Two questions may have one answer: it is said once.
      const texts = last.texts.includes(text) ? last.texts : [...last.texts, text];
      groups[groups.length - 1] = { ...last, texts, shown: { ...last.shown, ...shown } };
    }
    said.push({ flow: one.flow, key: one.key, reply: groups.length - 1 });
  }
  const replies = groups.map(({ texts, shown }, ordinal): Reply => {
    const words = { id: replyId(input, ordinal), text: texts.join('\n'), language };
    return shown === NOTHING ? words : { ...words, ...shown };
  });
  return { replies, said };
}

/** Most is said in words alone. */
const NOTHING: Shown = {};

function shownWith({ image, until, payment }: Spoken, choices: readonly Choice[]): Shown {
  if (image === undefined && until === undefined && payment === undefined) {
    return choices.length === 0 ? NOTHING : { choices };
  }
  return {
    ...(image !== undefined && { image }),
    ...(until !== undefined && { until }),
    ...(payment !== undefined && { payment }),
    ...(choices.length > 0 && { choices }),
  };
}
