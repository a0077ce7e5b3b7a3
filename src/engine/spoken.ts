import type { Locale } from '../core/locale.ts';
import type { Reply, Said } from '../core/turn.ts';
import { replyId, type TurnInput } from './input.ts';
import type { Spoken } from './working.ts';

/** What a turn says, in the words of the templates, and the messages that it is made of. */
interface SpokenTurn {
  readonly replies: readonly Reply[];
  readonly said: readonly Said[];
}

/** Everything a turn says is one message, as a person would write it; only an image begins a new one. */
export function spokenIn(input: TurnInput, says: readonly Spoken[], language: Locale): SpokenTurn {
  const { business, now } = input;
  const groups: { texts: string[]; picture?: Pick<Reply, 'image' | 'until'> }[] = [];
  const said: Said[] = [];
  for (const one of says) {
    const text = business.render(one.flow, language, one, now);
    const last = groups.at(-1);
    if (one.image !== undefined) groups.push({ texts: [text], picture: pictureOf(one) });
    else if (last && last.picture === undefined) last.texts.push(text);
    else groups.push({ texts: [text] });
    said.push({ flow: one.flow, key: one.key, reply: groups.length - 1 });
  }
  const replies = groups.map(({ texts, picture }, ordinal) => ({
    id: replyId(input, ordinal),
    text: texts.join('\n'),
    ...picture,
  }));
  return { replies, said };
}

function pictureOf({ image, until }: Spoken): Pick<Reply, 'image' | 'until'> {
  return { ...(image !== undefined && { image }), ...(until !== undefined && { until }) };
}
