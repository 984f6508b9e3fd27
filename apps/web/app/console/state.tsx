import { Ban, CalendarX2, Check, CircleAlert, Clock, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Mood } from './sheet.ts';

const icons = {
  well: Check,
  due: Clock,
  wait: Clock,
  held: Pause,
  bad: CircleAlert,
  over: CalendarX2,
  ended: Ban,
} as const;
const classes: Readonly<Record<Mood, string>> = {
  well: 'console-state',
  due: 'console-state',
  wait: 'console-state console-state-wait',
  held: 'console-state console-state-held',
  bad: 'console-state console-state-bad',
  over: 'console-state',
  ended: 'console-state',
};

/** How it is with something: a sign and a word, never a colour alone. */
export function State({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  const Icon = icons[mood];
  return (
    <span className={classes[mood]}>
      <Icon className="ui-icon" size={mood === 'held' ? 12 : 16} aria-hidden="true" />
      {children}
    </span>
  );
}
