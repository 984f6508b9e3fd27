import { onFirstUse } from '../ui/on-first-use.ts';
import { useHasScript } from '../ui/use-has-script.ts';
import { agoWords, dayWords, todayWords } from './moment-words.ts';

/** By the clock of whoever reads it. */
const near = { ago: agoWords, today: todayWords, day: dayWords } as const;

/** By a clock that names itself, where that of whoever reads it is not known. */
const zone = { timeZone: 'America/New_York' } as const;
const days = onFirstUse(
  () => new Intl.DateTimeFormat('en-US', { ...zone, month: 'long', day: 'numeric' }),
);
const moments = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      ...zone,
      timeZoneName: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

interface MomentProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly as: keyof typeof near;
}

/** When something was. */
export function Moment({ at, as }: MomentProps) {
  const hasScript = useHasScript();
  const date = new Date(at);
  const far = as === 'day' ? days : moments;
  return (
    <time dateTime={date.toISOString()}>
      {/* Some engines write a narrow space before AM: server and browser are to write the same. */}
      {hasScript ? near[as](date, new Date()) : far().format(date).replace(/\s/g, ' ')}
    </time>
  );
}
