import type { Phrasing } from '../core/model-voice.ts';
import { askingIn } from './aside.ts';
import { pure } from './fault.ts';
import { eventOf, type TurnInput, textOf } from './input.ts';
import type { Phrase } from './parts.ts';
import { spokenIn } from './spoken.ts';
import type { Working } from './working.ts';

/**
 * B20: once everything is decided and done, a model may find other words for what is said. It comes last, so that it can
 * change nothing else; and before the commit, which stores the words with the turn: they are sent from there, and a turn
 * that is run again after a crash has sent none yet.
 */
export async function phrased(input: TurnInput, working: Working): Promise<Working> {
  const { recorded } = input;
  if (recorded?.phrased)
    return { ...working, phrased: pure(working, () => asThen(input, working, recorded.phrased ?? [])) };
  const { phrase } = input.parts;
  if (!isWanted(input, working) || phrase === undefined) return working;
  const drafts = pure(working, () => draftsOf(input, working));
  const found = await Promise.all(drafts.map((draft) => phrase(draft)));
  const phrasings = found.map((one, reply) => ({ reply, ...one }));
  for (const one of phrasings) report(input, one);
  return { ...working, phrased: phrasings };
}

/** Replies to somebody who wrote; a reminder, a payment or a person's own words are nobody's to rephrase. */
function isWanted(input: TurnInput, { says, header, unread }: Working): boolean {
  const { live, business } = input;
  const answers = eventOf(input).event.kind === 'message' && unread === undefined && !header.handedOff;
  return live && answers && business.voice === 'model' && says.length > 0;
}

/** In a replay the words are those of then, beside the template as it is now: a template that has changed is a difference (X3). */
function asThen(input: TurnInput, { says, header }: Working, then: readonly Phrasing[]): readonly Phrasing[] {
  const { replies } = spokenIn(input, says, header);
  return then.map((one) => ({ ...one, template: replies[one.reply]?.text ?? '' }));
}

function draftsOf(input: TurnInput, working: Working): readonly Parameters<Phrase>[0][] {
  const { business, now, listening, deadline, events } = input;
  const { says, header } = working;
  const { language } = header;
  const { replies, said } = spokenIn(input, says, header);
  const proposes = askingIn(input, working).proposed?.proposal.manner === 'asked';
  const beside = { language, listening, heard: textOf(events) ?? '', deadline };
  return replies.map(({ text }, place) => {
    const own = says.filter((_, index) => said[index]?.reply === place);
    const facts = own.flatMap((one) => business.stated(one.flow, language, one, now));
    return { template: text, facts, proposes, ...beside };
  });
}

function report({ parts, conversation, flow }: TurnInput, { text, refused }: Phrasing): void {
  const by = text === null ? 'template' : 'model';
  parts.observer.count('holdfast_phrasings_total', { flow: flow.name, by });
  if (refused === undefined) return;
  const fields = { conversation_id: conversation.id, reason: refused.why, received: refused.text ?? null };
  parts.observer.log('warn', 'model.wording_refused', fields);
}
