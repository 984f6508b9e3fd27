import type { ReactNode } from 'react';

interface BoxProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** What stands at the end of its head. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with its name. */
export function Box({ title, note, end, children }: BoxProps) {
  return (
    <section className="portal-box">
      <div className="portal-box-head">
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        <span className="portal-space" />
        {end}
      </div>
      {children}
    </section>
  );
}
