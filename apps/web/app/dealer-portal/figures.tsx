import type { ReactNode } from 'react';

export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** A drawing beside the value. */
  readonly drawn?: ReactNode;
  /** What it is of, and since when. */
  readonly base: ReactNode;
}

/** A band of figures, each with its base. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="portal-figures">
      {figures.map(({ name, value, drawn, base }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {drawn}
          </dd>
          <dd className="portal-base">{base}</dd>
        </div>
      ))}
    </dl>
  );
}
