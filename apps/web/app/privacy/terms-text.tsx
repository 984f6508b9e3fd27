interface TermsPage {
  readonly brandName: string;
  readonly terms: readonly { readonly heading: string; readonly text: string }[];
  readonly operator: string;
  readonly contact: string | null;
}

/** On which terms a brand is used, in its own words. */
export function TermsText({ page }: { readonly page: TermsPage }) {
  const { brandName, terms, operator, contact } = page;
  return (
    <>
      <h1>Terms</h1>
      <p className="ui-lead">
        {brandName} is run by {operator}.
        {contact !== null && (
          <>
            {' '}
            Write to <a href={`mailto:${contact}`}>{contact}</a>.
          </>
        )}
      </p>
      {terms.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}
