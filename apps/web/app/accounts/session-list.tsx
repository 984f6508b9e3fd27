import type { SessionShown } from './services.ts';

/** Where the person is signed in, with a way to end each of them. */
export function SessionList({ sessions }: { readonly sessions: readonly SessionShown[] }) {
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <section
      id="sessions"
      className="account-section account-narrow"
      aria-labelledby="sessions-heading"
    >
      <div className="account-head">
        <div>
          <h2 id="sessions-heading">Where you are signed in</h2>
          <p>A browser stays signed in for 30 days.</p>
        </div>
        {hasOthers && (
          <form method="post">
            <button type="submit" className="ui-button ui-button-secondary">
              Sign out everywhere else
            </button>
          </form>
        )}
      </div>
      <ul className="account-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{session.browser}</b>
              <small>
                {session.isThis ? 'This browser, since ' : 'Since '}
                {session.since}
              </small>
            </span>
            {!session.isThis && (
              <form method="post">
                <button
                  type="submit"
                  className="ui-button ui-button-secondary"
                  name="session"
                  value={session.id}
                  aria-label={`Sign out on ${session.browser}, since ${session.since}`}
                >
                  Sign out
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
