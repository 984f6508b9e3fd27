import { oneClickComment } from '@forecourt/domain/lead/one-click';
import { useEffect, useId, useState } from 'react';
import { forgetDraft } from '../drafts/drafts.ts';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalHead } from '../ui/dialog/modal-head.tsx';
import { AskedCar } from './asked-car.tsx';
import type { ContactData } from './contact-data.ts';
import { ContactForm, contactDraft, useAsking } from './contact-form.tsx';
import { rememberContact } from './contacted-cars.ts';
import styles from './leads.css?url';
import { NoMessages } from './no-messages.tsx';
import type { LeadOutcome } from './sending/lead-outcome.ts';
import { SentNotice, type SentToSeller } from './sending/sent-notice.tsx';

export { loadForm, postOneClick } from './sending/post-lead.ts';

export interface ContactDialogProps {
  readonly contact: ContactData;
  /** What became of one click; null where the form was asked for. */
  readonly clicked: LeadOutcome | null;
  readonly onClose: () => void;
}

/** The form to a seller, over a page; on a phone a sheet from its foot. */
export function ContactDialog({ contact, clicked, onClose }: ContactDialogProps) {
  const id = useId();
  const byClick =
    clicked?.status === 'SUCCESS' ? { token: clicked.conversationToken, offer: null } : null;
  const [sent, setSent] = useState<SentToSeller | null>(byClick);
  const { listingId, sellerName } = contact;
  const asking = useAsking(contact);
  useEffect(() => {
    if (clicked?.status === 'SUCCESS')
      rememberContact({ listingId, askedAt: Date.now(), token: clicked.conversationToken });
  }, [clicked, listingId]);
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ModalHead id={id} title={sent ? `Sent to ${sellerName}` : asking.title} onClose={onClose} />
      <div className="ui-modal-body ui-stack-large" aria-live="polite">
        <AskedCar car={contact} />
        {sent && <SentNotice contact={contact} sent={sent} />}
        {sent && byClick && (
          <p className="ui-fine-print">
            “{oneClickComment}” was sent with your name and address.{' '}
            <button type="button" className="ui-link" onClick={() => setSent(null)}>
              Edit email
            </button>
          </p>
        )}
        {!sent && !contact.takesMessages && <NoMessages contact={contact} />}
        {!sent && contact.takesMessages && (
          <ContactForm
            contact={contact}
            asking={asking}
            outcome={byClick ? undefined : (clicked ?? undefined)}
            onSent={({ conversationToken: token }, offer) => {
              forgetDraft(contactDraft(contact));
              rememberContact({ listingId, askedAt: Date.now(), token });
              setSent({ token, offer });
            }}
          />
        )}
      </div>
    </Modal>
  );
}
