import { useState } from 'react';
import { useSpoken } from '../words/spoken.tsx';
import { ringWish, wishRing } from './ring.ts';

/** Asks once, in words and not by the browser's own question, whether to ring; both answers are kept. */
export function AskRing() {
  const { words } = useSpoken();
  const [wish, setWish] = useState(ringWish);
  const choose = (chosen: 'on' | 'off') => {
    setWish(chosen);
    void wishRing(chosen);
  };
  if (wish !== 'not asked') return null;
  return (
    <div className="ask-ring">
      <p>{words.ringAsk}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => choose('on')}>
          {words.ringYes}
        </button>
        <button type="button" className="button plain" onClick={() => choose('off')}>
          {words.ringNo}
        </button>
      </div>
    </div>
  );
}
