import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { BookingView } from '../api/calendar.ts';
import { type Column, STEP } from './layout.ts';

interface Drop {
  readonly booking: BookingView;
  readonly column: string;
  /** Since midnight. */
  readonly minutes: number;
  readonly length: number;
}

interface Grabbed {
  readonly x: number;
  readonly y: number;
  /** How far below its beginning it was taken. */
  readonly below: number;
}

export interface Dragging {
  readonly drop: Drop | null;
  /** False for the click that ends a drag. */
  isClick(): boolean;
  handlers(
    booking: BookingView,
    here: { readonly column: string; readonly from: number },
  ): {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

const SLACK_PX = 5;
const MINUTE_MS = 60_000;

type Dropped = (booking: BookingView, column: Column, minutes: number) => void;

/** Moving a booking by mouse or pen. A finger scrolls: on a phone the booking's sheet moves it. */
export function useDragging(
  grid: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  shown: { readonly from: number; readonly to: number },
  onDrop: Dropped,
): Dragging {
  const [drop, setDrop] = useState<Drop | null>(null);
  const grabbed = useRef<Grabbed | null>(null);
  const wasDragged = useRef(false);

  const dropAt = (booking: BookingView, { clientX, clientY }: PointerEvent, { below }: Grabbed): Drop | null => {
    const lanes = [...(grid.current?.querySelectorAll<HTMLElement>('[data-lane]') ?? [])];
    const lane = lanes.find((one) => clientX < one.getBoundingClientRect().right) ?? lanes.at(-1);
    if (lane === undefined) return null;
    const { top, height } = lane.getBoundingClientRect();
    const exact = shown.from + ((clientY - below - top) / height) * (shown.to - shown.from);
    const length = (Date.parse(booking.end) - Date.parse(booking.start)) / MINUTE_MS;
    const minutes = Math.min(Math.max(Math.round(exact / STEP) * STEP, shown.from), shown.to - STEP);
    return { booking, column: lane.dataset['lane'] ?? '', minutes, length };
  };

  const letGo = () => {
    grabbed.current = null;
    setDrop(null);
  };

  return {
    drop,
    isClick: () => !wasDragged.current,
    handlers: (booking, here) => ({
      onPointerDown: (event) => {
        wasDragged.current = false;
        if (event.pointerType === 'touch' || event.button !== 0 || booking.status !== 'confirmed') return;
        const { top } = event.currentTarget.getBoundingClientRect();
        grabbed.current = { x: event.clientX, y: event.clientY, below: event.clientY - top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const grab = grabbed.current;
        if (grab === null) return;
        if (drop === null && Math.hypot(event.clientX - grab.x, event.clientY - grab.y) < SLACK_PX) return;
        wasDragged.current = true;
        setDrop(dropAt(booking, event, grab));
      },
      onPointerUp: () => {
        const column = columns.find(({ key }) => key === drop?.column);
        if (drop !== null && column && (drop.minutes !== here.from || drop.column !== here.column)) {
          onDrop(booking, column, drop.minutes);
        }
        letGo();
      },
      onPointerCancel: letGo,
    }),
  };
}
