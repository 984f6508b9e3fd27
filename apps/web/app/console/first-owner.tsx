/** Asks whoever has the printed link whether to become the owner. */
export function FirstOwner({ email }: { readonly email: string }) {
  return (
    <main id="main" className="ui-wrap console-first">
      <h1>Run this marketplace</h1>
      <p>
        Nobody runs it yet. As its owner, <b>{email}</b> may do everything at the console and let
        others in. The link that led here is good once.
      </p>
      <form method="post">
        <button type="submit" className="ui-button ui-button-primary ui-button-large">
          Become the owner
        </button>
      </form>
    </main>
  );
}
