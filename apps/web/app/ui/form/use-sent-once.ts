import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * What a form does when it is sent: nothing while its answer is on the way, as the answer to a second sending would
 * take the place of the one that tells what was done. A page that Back leads to has sent nothing.
 *
 * @param restMs as long a form rests that was sent, in milliseconds; whoever stopped it may send it after that
 */
export const useSentOnce = (restMs: number) => useSending(restMs).onSubmit;

/** The same, and whether the answer is on the way: as long as the form rests. */
export function useSending(restMs: number): {
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [sending, setSending] = useState<object | null>(null);
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    const forget = () => {
      sentAt.current = null;
      setSending(null);
    };
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  useEffect(() => {
    if (sending === null) return;
    const timer = setTimeout(() => setSending(null), restMs);
    return () => clearTimeout(timer);
  }, [sending, restMs]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isResting(sentAt.current, event.timeStamp, restMs)) return event.preventDefault();
    sentAt.current = event.timeStamp;
    setSending({});
  };
  return { isSending: sending !== null, onSubmit };
}

/**
 * Whether a form that was sent rests still.
 *
 * @param sentAt when it was sent last, in milliseconds; null where it was not
 */
export const isResting = (sentAt: number | null, now: number, restMs: number): boolean =>
  sentAt !== null && now - sentAt < restMs;
