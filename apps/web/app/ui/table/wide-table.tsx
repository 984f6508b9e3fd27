import type { ReactNode } from 'react';

interface WideTableProps {
  /** What assistive technology calls the part that scrolls. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around a table that may be wider than a phone: it scrolls, and the page does not. */
export function WideTable({ label, className = '', children }: WideTableProps) {
  return (
    <section
      className={`ui-wide-table ${className}`.trim()}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  );
}
