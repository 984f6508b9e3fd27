interface WhoSignsInProps {
  /** Whom a mailed link signs in; null where no script has told. */
  readonly email: string | null;
  /** Who is signed in here already; null for a visitor. */
  readonly own: string | null;
}

/** Over the button of a mailed link: whom it signs in, and whom it signs out for that. */
export function WhoSignsIn({ email, own }: WhoSignsInProps) {
  const who = email === null ? 'whoever it was mailed to' : <Address email={email} />;
  return (
    <p className="account-lead">
      {own === null || own === email ? (
        <>This link signs in {who}.</>
      ) : (
        <>
          You are signed in here as <Address email={own} />. This link signs you out and {who} in.
        </>
      )}
    </p>
  );
}

function Address({ email }: { readonly email: string }) {
  return <b className="account-address">{email}</b>;
}
