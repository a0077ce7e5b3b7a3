import { useEffect } from 'react';
import { useBusiness } from '../api/business.ts';
import { sayPresence } from '../api/conversation.ts';

const AGAIN_MS = 5_000;

/** Says that one looks at the conversation, while one does: others see it (G3). */
export function useLooking(conversation: string, typing: boolean): void {
  const { id } = useBusiness();
  useEffect(() => {
    const say = () => {
      if (!document.hidden) sayPresence(id, conversation, typing);
    };
    say();
    const timer = setInterval(say, AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, conversation, typing]);
}
