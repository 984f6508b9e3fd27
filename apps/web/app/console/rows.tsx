import type { ReactNode } from 'react';

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
                  {name === '' ? <span className="ui-visually-hidden">Actions</span> : name}
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
