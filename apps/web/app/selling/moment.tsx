import { easternMoment } from '@forecourt/domain/calendar/eastern-moment';
import { onFirstUse } from '../ui/on-first-use.ts';
import { useHasScript } from '../ui/use-has-script.ts';
import { agoWords, dayWords, todayWords } from './moment-words.ts';

/** By the clock of whoever reads it. */
const near = { ago: agoWords, today: todayWords, day: dayWords } as const;

const easternDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      month: 'long',
      day: 'numeric',
    }),
);

/** Where that clock is not known. */
const far = {
  ago: easternMoment,
  today: easternMoment,
  day: (at: Date) => easternDay().format(at),
} as const;

interface MomentProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly as: keyof typeof near;
}

/** When something was. */
export function Moment({ at, as }: MomentProps) {
  const hasScript = useHasScript();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {hasScript ? near[as](date, new Date()) : far[as](date)}
    </time>
  );
}
