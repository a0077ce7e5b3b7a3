import { useEffect, useRef } from 'react';
import { Earlier } from './chat/earlier.tsx';
import type { Conversation } from './memory.ts';
import { useSpoken } from './words/words.ts';

interface StartOverProps {
  readonly isOpen: boolean;
  readonly earlier: readonly Conversation[];
  readonly onClose: () => void;
  readonly onStartOver: () => void;
  readonly onGoBack: (conversation: string) => void;
}

/** Asks before anything is put aside, says that what is booked stays, and leads to what was put aside before. */
export function StartOver({ isOpen, earlier, onClose, onStartOver, onGoBack }: StartOverProps) {
  const { words } = useSpoken();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="question" aria-labelledby="start-over" onClose={onClose}>
      <h2 id="start-over">{words.startOverAsk}</h2>
      <p>{words.startOverMeans}</p>
      <div className="question-answers">
        <button type="button" className="quiet" onClick={onClose}>
          {words.goOn}
        </button>
        <button type="button" className="quiet strong" onClick={onStartOver}>
          {words.startOver}
        </button>
      </div>
      {isOpen && <Earlier conversations={earlier} onGoBack={onGoBack} />}
    </dialog>
  );
}
