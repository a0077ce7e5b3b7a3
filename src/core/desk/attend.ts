import { cheapestOf } from '../cheapest.ts';
import type { Proposal } from '../consent/proposal.ts';
import { type Say, say } from '../effect.ts';
import type { DeskRequest, Priced } from '../expectation.ts';
import type { Locale } from '../locale.ts';
import { HOURS } from '../vocabulary.ts';
import { type AtDesk, answered, answerTo, type Desk, hoursOf, isWritten } from './answers.ts';
import { namesIn } from './names.ts';

/** What the front desk says to one thing that was asked of it. */
export function attend({ flow, desk, snapshot, interpretation, turn }: AtDesk, request: DeskRequest): readonly Say[] {
  switch (request.kind) {
    case 'help':
    case 'capabilities':
      return flow.help(snapshot);
    case 'faq':
      if (request.topic === HOURS && desk.openHours !== undefined)
        return hoursOf(desk, desk.openHours, request.days ?? [], turn);
      return (
        flow.answers?.(
          { topic: request.topic, ...namesIn(interpretation), isWritten: isWritten(desk, request.topic) },
          snapshot,
        ) ?? [answered(desk, request.topic, turn.language)]
      );
    case 'cheapest':
      return cheapestTold(flow.expects(snapshot).priced?.() ?? [], request.of);
    case 'urgent':
      return [say('desk.answer', { answer: answerTo(desk, desk.urgent ?? [], request.id, turn.language) })];
    case 'person':
      return [];
    case 'not_now':
      return [notNow(flow.proposes(snapshot, turn.now))];
    case 'later':
      return [say('desk.later')];
    case 'change':
      return [say('desk.what_instead')];
    case 'go_on':
      return [];
    case 'leave_off':
      return [say('desk.leave_off')];
    case 'old_tap':
      return [say('desk.old_tap')];
    case 'language':
      return [say('desk.language')];
    case 'language_unavailable':
      return [otherLanguage(desk, request.locale)];
    case 'elsewhere':
      return [say('desk.elsewhere')];
    case 'courtesy':
      return [say(`desk.${request.courtesy}`, { name: desk.name })];
  }
}

/** What costs least, with its price; all of them where several cost the same. */
function cheapestTold(priced: readonly Priced[], of: readonly string[] | undefined): readonly Say[] {
  const among = priced.filter(({ id = '' }) => of?.includes(id) !== false);
  const lines = cheapestOf(among, ({ cents }) => cents).map(({ line }) => line);
  return lines.length === 0 ? [] : [say('desk.cheapest', { lines: { all: lines } })];
}

/** The language that is not spoken here is named, with those that are (X19). */
function otherLanguage({ locales }: Desk, locale: Locale | undefined): Say {
  const named = (one: Locale) => ({ say: `desk.named_${one}`, facts: {} });
  const languages = { either: locales.map(named) };
  if (locale === undefined) return say('desk.language_unavailable', { languages });
  return say('desk.language_not_spoken', { language: named(locale), languages });
}

/** Everything is kept, and until when is said, so that nobody believes it booked or lost (X12). */
function notNow(proposal: Proposal | null): Say {
  const { act = 'book', until = null } = proposal ?? {};
  if (until === null) return say('desk.not_now', { act });
  return say('desk.not_now_until', { act, until: { at: until, as: 'slot' } });
}
