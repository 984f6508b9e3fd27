import type { ReactNode } from 'react';
import { useHasScript } from '../../ui/use-has-script.ts';

interface DeedButtonProps {
  /** The form that says it without a script, with all that stands in it. */
  readonly formId: string;
  /** The act, the picture and its place, such as `picture.move 0d9c… 2`. */
  readonly deed: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** What is off keeps the keyboard. */
  readonly isOff?: boolean;
  /** Where there is a script, in place of leaving the page. */
  readonly onDo: () => void;
}

/** Does something with a picture. */
export function DeedButton({ formId, deed, label, icon, isOff = false, onDo }: DeedButtonProps) {
  const hasScript = useHasScript();
  const says = hasScript
    ? { type: 'button' as const, onClick: isOff ? undefined : onDo }
    : { type: 'submit' as const, form: formId, name: 'deed', value: deed };
  return (
    <button {...says} title={label} aria-label={label} aria-disabled={isOff || undefined}>
      {icon}
    </button>
  );
}
