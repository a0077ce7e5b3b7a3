import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useBusiness } from '../api/business.ts';
import type { Notice } from '../api/live.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';

/** Whether whoever sits here wants to be rung: asked once, and kept in this browser (G2). */
const KEPT = 'holdfast.console.ring';

export type Wish = 'on' | 'off' | 'not asked';

export function ringWish(): Wish {
  const kept = localStorage.getItem(KEPT);
  return kept === 'on' || kept === 'off' ? kept : 'not asked';
}

/** Browsers let a page make sound and notices only after somebody tapped: this is called by that tap. */
export async function wishRing(wish: 'on' | 'off'): Promise<void> {
  localStorage.setItem(KEPT, wish);
  if (wish === 'off') return;
  bell();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

/** Two soft notes, made here: there is no file to load. */
function bell(): void {
  const audio = new AudioContext();
  for (const [place, pitch] of [660, 880].entries()) {
    const start = audio.currentTime + place * 0.16;
    const volume = new GainNode(audio, { gain: 0 });
    const note = new OscillatorNode(audio, { frequency: pitch });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
  setTimeout(() => void audio.close(), 1_500);
}

const WHY: { readonly [Need in Notice['need']]: keyof Words } = {
  handed_over: 'ringHandedOver',
  waiting: 'ringWaiting',
  not_delivered: 'ringNotDelivered',
};

/** Rings for whoever needs somebody: said to a screen reader, heard, and shown where the window is not looked at. */
export function useRing(): (notice: Notice) => void {
  const { say, words } = useSpoken();
  const { id, name } = useBusiness();
  const announce = useAnnounce();
  const [, go] = useLocation();
  return useCallback(
    (notice) => {
      const title = say(WHY[notice.need], { name: notice.name ?? words.somebody });
      announce(title);
      if (ringWish() !== 'on') return;
      bell();
      if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
      const shown = new Notification(`${title} · ${name}`, { body: notice.text, tag: notice.conversation });
      shown.onclick = () => {
        window.focus();
        go(`/${id}/inbox/${notice.conversation}`);
        shown.close();
      };
    },
    [say, words, id, name, announce, go],
  );
}
