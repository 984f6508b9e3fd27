/** Terms with what holds for each, one under the other. */
export function TermList({ terms }: { readonly terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className="ui-term-list">
      {terms.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
