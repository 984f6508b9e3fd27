import { CircleAlert } from 'lucide-react';

/** A link that leads to no conversation, or to one that could not be shown, and the way on. */
export function NoConversation({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <main id="main" className="ui-wrap">
      <div className="ui-error">
        <span className="ui-error-icon">
          <CircleAlert className="ui-icon" size={26} aria-hidden="true" />
        </span>
        <h1>
          {isMissing ? 'This link leads to no conversation.' : 'It cannot be shown just now.'}
        </h1>
        <p>
          {isMissing
            ? 'The conversation may have been deleted, as with the account of a shopper who closed it, or part of the address is missing. Each mail about it has its whole link: open it from there.'
            : 'It has been reported, and nothing was lost. Open the link again in a little while.'}
        </p>
        <div className="ui-error-ways">
          <a className="ui-button ui-button-primary ui-button-large" href="/cars-for-sale">
            See all cars
          </a>
        </div>
      </div>
    </main>
  );
}
