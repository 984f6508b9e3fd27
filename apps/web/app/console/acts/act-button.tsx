import { type ReactNode, useContext } from 'react';
import { SentStateContext } from './sent-state.ts';

interface ActButtonProps {
  /** What it does, by its name; absent where its form says so. */
  readonly act?: string;
  readonly look: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** Sends the form around it, and shows that the answer is on the way. */
export function ActButton({ act, look, children }: ActButtonProps) {
  const { isSending } = useContext(SentStateContext);
  return (
    <button
      type="submit"
      {...(act !== undefined && { name: 'act', value: act })}
      className={`ui-button ui-button-${look}`}
      aria-busy={isSending || undefined}
    >
      {children}
    </button>
  );
}
