import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { AskedCar } from './asked-car.tsx';
import type { ContactData } from './contact-data.ts';
import { ContactForm } from './contact-form.tsx';
import { rememberContact } from './contacted-cars.ts';
import styles from './leads.css?url';
import { NoMessages } from './no-messages.tsx';
import type { TypedFields } from './send-lead.ts';
import { SentNotice } from './sent-notice.tsx';

export { loadForm } from './post-lead.ts';

export interface ContactDialogProps {
  readonly contact: ContactData;
  readonly onClose: () => void;
}

/** What was typed and not sent, by car, until the page is left. */
const drafts = new Map<number, TypedFields>();

/** The form to a seller, over a page; on a phone a sheet from its foot. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const id = useId();
  const [sent, setSent] = useState<{ readonly token: string | null } | null>(null);
  const { listingId, sellerName, privateSeller } = contact;
  const asked = privateSeller ? `Make an offer to ${sellerName}` : `Contact ${sellerName}`;
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="ui-modal-head">
        <h2 id={id}>{sent ? `Sent to ${sellerName}` : asked}</h2>
        <button type="button" className="ui-close" onClick={onClose} aria-label="Close">
          <X className="ui-icon" size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="ui-modal-body ui-stack-large" aria-live="polite">
        <AskedCar car={contact} />
        {sent && <SentNotice contact={contact} token={sent.token} />}
        {!sent && !contact.takesMessages && <NoMessages contact={contact} />}
        {!sent && contact.takesMessages && (
          <ContactForm
            contact={contact}
            typed={drafts.get(listingId) ?? {}}
            onType={(typed) => drafts.set(listingId, typed)}
            onSent={({ conversationToken: token }) => {
              drafts.delete(listingId);
              rememberContact({ listingId, askedAt: Date.now(), token });
              setSent({ token });
            }}
          />
        )}
      </div>
    </Modal>
  );
}
