import type { Parser } from '../parser.ts';
import { either, glue, meaning, where } from '../parser.ts';
import { exactClock, type Item } from './item.ts';

const LEAD =
  /(?:^|[,.;!?]|(?:^|[^\p{L}])(?:a|at|at about|around|say|make it|better|mejor|sobre|pon|ponme|puede ser|que sea|plutot|vers|mettez|mets)) *$/u;
const END = /^ *(?:$|[.,!?;]|(?:por favor|porfa|mejor|please|pls|instead|then|plutot|svp)(?:$|[^\p{L}]))/u;

/** "A y media", "half past": of the hour that is talked about, and with none it says nothing. */
export const pastTheHour: Parser<readonly Item[]> = meaning(
  where(
    either(
      meaning(glue('halfPast'), () => 30),
      meaning(glue('quarterPast'), () => 15),
    ),
    ({ end }, { words }, at) => LEAD.test(words.text.slice(0, at)) && END.test(words.text.slice(end)),
  ),
  (minutes, { moment: { about } }) => {
    if (about === null || about.minutes === null) return null;
    return [{ type: 'time', clock: exactClock(about.minutes - (about.minutes % 60) + minutes) }];
  },
);
