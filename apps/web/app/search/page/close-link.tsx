import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

interface CloseLinkProps {
  readonly label: string;
  readonly className: string;
  /** Whether the keyboard passes it by, for there is another. */
  readonly isForPointer?: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Closes an overlay; without a script by leading elsewhere on the page. */
export function CloseLink({ label, className, isForPointer, onClose, children }: CloseLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      className={className}
      to={{ search, hash: 'main' }}
      aria-label={label}
      tabIndex={isForPointer ? -1 : undefined}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Link>
  );
}
