import { CircleAlert } from 'lucide-react';

interface ProblemProps {
  readonly id?: string | undefined;
  /** Nothing is shown where nothing is wrong. */
  readonly text: string | null | undefined;
  /** Whether the keyboard stays elsewhere as it comes: then it is read out. */
  readonly isLive?: boolean | undefined;
}

/** What is wrong with what was sent, below it. */
export function Problem({ id, text, isLive }: ProblemProps) {
  if (!text) return null;
  return (
    <span className="ui-problem" id={id} role={isLive ? 'alert' : undefined}>
      <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
