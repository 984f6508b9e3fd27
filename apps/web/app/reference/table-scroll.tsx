import type { ReactNode } from 'react';

interface TableScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a table that is wider than a phone. */
export function TableScroll({ label, children }: TableScrollProps) {
  return (
    <section
      className="reference-scroll"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  );
}
