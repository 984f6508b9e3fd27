import type { ReactNode } from 'react';

interface BoxProps {
  /** To be led to. */
  readonly id?: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** What stands at the end of its head. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with its name. */
export function Box({ id, title, note, end, children }: BoxProps) {
  return (
    <section id={id} className="office-box">
      <div className="office-box-head">
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        <span className="office-space" />
        {end}
      </div>
      {children}
    </section>
  );
}
