import { type FormEvent, useEffect, useRef } from 'react';
import { isPressedAgain } from './pressed-again.ts';

/** What a form does when it is sent: nothing while it is on its way. A page that Back leads to has sent nothing. */
export function useSentOnce(): (event: FormEvent<HTMLFormElement>) => void {
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    const forget = () => {
      sentAt.current = null;
    };
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event) => {
    if (isPressedAgain(sentAt.current, event.timeStamp)) event.preventDefault();
    else sentAt.current = event.timeStamp;
  };
}
