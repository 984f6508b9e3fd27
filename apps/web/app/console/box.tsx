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
    <section id={id} className="console-box">
      <div className="console-box-head">
        <h2>{title}</h2>
        {note && <small>{note}</small>}
        <span className="console-space" />
        {end}
      </div>
      {children}
    </section>
  );
}

/** A table that becomes blocks on a phone: its cells say their column by `data-name`. */
export function Rows({
  names,
  children,
}: {
  readonly names: readonly (string | { readonly number: string })[];
  readonly children: ReactNode;
}) {
  return (
    <div className="console-scroll">
      <table className="console-rows">
        <thead>
          <tr>
            {names.map((name) =>
              typeof name === 'string' ? (
                <th key={name} scope="col">
                  {name === '' ? <span className="ui-visually-hidden">Deeds</span> : name}
                </th>
              ) : (
                <th key={name.number} scope="col" className="console-number">
                  {name.number}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
