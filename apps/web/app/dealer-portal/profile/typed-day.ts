import type { TypedUndone } from '../enter-portal.ts';
import type { ProfileView } from './profile-view.ts';

type DayHours = ProfileView['hours'][number];

/** A weekday as its form has it. */
interface TypedDay extends Pick<DayHours, 'isOpen' | 'open' | 'close'> {
  /** What it was when whoever types began, or what they were told since. */
  readonly was: string;
}

/** What is typed for a weekday stays; a weekday that was left alone shows what it is now. */
export function toTypedDay(day: DayHours, undone: TypedUndone | null): TypedDay {
  const { label, words, ...present } = day;
  const typed = undone?.typed ?? {};
  const isOpen = typed[`open-${label}`] !== undefined;
  const [open = present.open, close = present.close] = [
    typed[`from-${label}`],
    typed[`to-${label}`],
  ];
  const was = typed[`was-${label}`];
  const isLeftAlone = was === (isOpen ? `${open} to ${close}` : 'closed');
  if (undone === null || isLeftAlone) return { ...present, was: words };
  const isTold = Boolean(undone.sentence);
  return { isOpen, open, close, was: isTold ? words : (was ?? words) };
}
