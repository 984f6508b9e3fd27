import { type FormEvent, useEffect, useRef } from 'react';

/**
 * What a form does when it is sent: nothing while its answer is on the way, as the answer to a second sending would
 * take the place of the one that tells what was done. A page that Back leads to has sent nothing.
 *
 * @param restMs as long a form rests that was sent, in milliseconds; whoever stopped it may send it after that
 */
export function useSentOnce(restMs: number): (event: FormEvent<HTMLFormElement>) => void {
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    const forget = () => {
      sentAt.current = null;
    };
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event) => {
    if (isResting(sentAt.current, event.timeStamp, restMs)) event.preventDefault();
    else sentAt.current = event.timeStamp;
  };
}

/**
 * Whether a form that was sent rests still.
 *
 * @param sentAt when it was sent last, in milliseconds; null where it was not
 */
export const isResting = (sentAt: number | null, now: number, restMs: number): boolean =>
  sentAt !== null && now - sentAt < restMs;
