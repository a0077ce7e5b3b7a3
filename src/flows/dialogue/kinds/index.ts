import type { SlotType } from '../task/schema.ts';
import { choice } from './choice.ts';
import { email, name, phone, text } from './contact.ts';
import { count } from './count.ts';
import { date } from './date.ts';
import { item } from './item.ts';
import type { Kind } from './kind.ts';
import { money } from './money.ts';
import { option } from './option.ts';
import { reference } from './reference.ts';
import { time } from './time.ts';
import { window } from './window.ts';

/** The types of slot there are. A new one is one file, its name in the schema, and one line here. */
export const kinds: { readonly [Type in SlotType]: Kind } = {
  item,
  option,
  choice,
  date,
  time,
  window,
  count,
  money,
  reference,
  email,
  phone,
  name,
  text,
};
