import type { Act, BlockView, BookingView } from '../api/calendar.ts';
import type { Wall } from '../time/zoned.ts';

/** What is open over the calendar. */
export type Open =
  | { readonly kind: 'booking'; readonly booking: BookingView }
  | { readonly kind: 'block'; readonly block: BlockView }
  | { readonly kind: 'add' | 'close'; readonly at: Wall; readonly resource: string | null }
  | { readonly kind: 'confirm'; readonly title: string; readonly act: Act };
