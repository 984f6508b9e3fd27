import { conversationPath } from '@forecourt/domain/lead/conversation';
import { sellerWords } from '@forecourt/domain/listing/seller/seller-words';
import type { ContactedSeller } from '../leads/services.ts';
import { PageLink } from '../ui/page-link.tsx';

/** Sellers that the person wrote to, and where their answers are. */
export function ContactList({ contacts }: { readonly contacts: readonly ContactedSeller[] }) {
  return (
    <section id="contacts" className="account-section" aria-labelledby="contacts-heading">
      <div className="account-head">
        <div>
          <h2 id="contacts-heading">Messages to sellers</h2>
          {contacts.length === 0 && (
            <p>What you write to sellers from your address is listed here.</p>
          )}
        </div>
      </div>
      {contacts.length > 0 && (
        <ul className="account-rows">
          {contacts.map(({ token, car, seller, privateSeller, askedOn }) => (
            <li key={token}>
              <span>
                <b>{seller}</b>
                <small>
                  {car}, {askedOn}
                </small>
              </span>
              <PageLink
                className="ui-button ui-button-secondary"
                to={conversationPath(token)}
                rel="nofollow"
                aria-label={`Conversation with ${sellerWords({ name: seller, privateSeller })} about the ${car}`}
              >
                Conversation
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
