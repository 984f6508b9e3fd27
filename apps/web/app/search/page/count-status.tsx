import { carWords } from '@forecourt/domain/vehicle/car-words';
import { useEffect, useRef, useState } from 'react';

/** Changes that follow each other within this time are told once (accessibility cooldown). */
const cooldownMs = 1000;

interface CountStatusProps {
  readonly total: number;
  readonly isBusy: boolean;
}

/** Reads out how many cars a changed search has found. */
export function CountStatus({ total, isBusy }: CountStatusProps) {
  const count = `${carWords(total)} found`;
  const [said, setSaid] = useState(count);
  const hasChanged = useRef(false);

  useEffect(() => {
    if (isBusy) {
      // Emptied, so that the same count is told again.
      setSaid('');
      hasChanged.current = true;
      return;
    }
    if (!hasChanged.current) return;
    const timer = setTimeout(() => {
      setSaid(count);
      hasChanged.current = false;
    }, cooldownMs);
    return () => clearTimeout(timer);
  }, [isBusy, count]);

  return (
    <p className="ui-visually-hidden" role="status">
      {said}
    </p>
  );
}
