import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { filled, useSpoken } from '../words/words.ts';

interface ComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly business: string;
  readonly onSay: (text: string) => void;
}

const ROWS_MAX_PX = 140;

/** Where one writes. Enter sends, Shift and Enter begins a line; the focus never leaves. */
export function Composer({ inputRef, business, onSay }: ComposerProps) {
  const { words } = useSpoken();
  const [text, setText] = useState('');
  useFocusWithoutKeyboard(inputRef);
  useLayoutEffect(() => grow(inputRef.current, text), [inputRef, text]);
  const send = () => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed (Chinese, Khmer), Enter belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="visually-hidden" htmlFor="message">
        {filled(words.messageTo, { name: business })}
      </label>
      <textarea
        ref={inputRef}
        id="message"
        rows={1}
        value={text}
        placeholder={words.write}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="send" aria-label={words.send} aria-disabled={text.trim() === ''}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 12h13M12 5.5 18.5 12 12 18.5" />
        </svg>
      </button>
    </form>
  );
}

/** At a desk one wants to write at once; on a phone the keyboard would cover half of what there is to see. */
function useFocusWithoutKeyboard(input: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) input.current?.focus();
  }, [input]);
}

/** As tall as what is written, up to a few lines. */
function grow(input: HTMLTextAreaElement | null, _text: string): void {
  if (input === null) return;
  input.style.height = 'auto';
  input.style.height = `${Math.min(input.scrollHeight, ROWS_MAX_PX)}px`;
}
