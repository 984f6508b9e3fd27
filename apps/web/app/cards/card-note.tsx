import { X } from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';

interface CardNoteProps {
  /** Of the link that is pressed. */
  readonly className: string;
  /** Where the note is to be read without a script. */
  readonly to: string;
  /** The note in words. */
  readonly label: string;
  readonly children: ReactNode;
  /** What the note says: rendered once it is asked for. */
  readonly note: () => ReactNode;
}

/** A figure of a card, which explains itself when pressed; without a script on the car's own page. */
export function CardNote({ className, to, label, children, note }: CardNoteProps) {
  const [isAsked, setIsAsked] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    popover.current?.showPopover();
    popover.current?.focus({ preventScroll: true });
  }, [isAsked]);

  function ask(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setIsAsked(true);
  }

  /** Whoever goes on behind it is done with it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  }

  return (
    <>
      <a className={`${className} ui-touch`} href={to} aria-haspopup="dialog" onClick={ask}>
        {children}
      </a>
      {isAsked && (
        <div
          ref={popover}
          popover="auto"
          role="dialog"
          className="ui-popover-note card-note"
          aria-label={label}
          tabIndex={-1}
          onBlur={leave}
          onToggle={({ newState }) => newState === 'closed' && setIsAsked(false)}
        >
          <button
            type="button"
            className="ui-close"
            aria-label="Close"
            onClick={() => popover.current?.hidePopover()}
          >
            <X className="ui-icon" size={18} aria-hidden="true" />
          </button>
          {note()}
        </div>
      )}
    </>
  );
}
