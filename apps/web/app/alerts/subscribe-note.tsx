import { subscribeMessages } from '@forecourt/domain/alert/subscribe-messages';
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

const looks = {
  success: { Icon: Check, className: 'ui-alert alert-note' },
  warning: { Icon: TriangleAlert, className: 'ui-alert alert-note alert-note-warning' },
  danger: { Icon: CircleAlert, className: 'ui-alert alert-note alert-note-danger' },
} as const;

interface SubscribeNoteProps {
  readonly id?: string;
  readonly outcome: SubscribeOutcome;
}

/** The box that tells what became of a wish for alerts: danger, success or warning. */
export function SubscribeNote({ id, outcome }: SubscribeNoteProps) {
  const { kind } = outcome;
  const { Icon, className } = looks[kind];
  return (
    <p id={id} className={className} role={kind === 'success' ? undefined : 'alert'}>
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      <span>{kind === 'success' ? subscribeMessages.done : outcome.text}</span>
    </p>
  );
}
