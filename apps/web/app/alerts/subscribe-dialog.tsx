import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Modal } from '../ui/dialog/modal.tsx';
import styles from './alerts-page.css?url';
import { SubscribeForm } from './subscribe-form.tsx';

interface SubscribeDialogProps {
  readonly search: string;
  readonly onClose: () => void;
}

/** The form for news of a search, over its results. Loaded when opened. */
export default function SubscribeDialog({ search, onClose }: SubscribeDialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="ui-modal-head">
        <h2 id={id}>{subscribeTexts.heading}</h2>
        <button type="button" className="ui-close" onClick={onClose} aria-label="Close">
          <X className="ui-icon" size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="ui-modal-body">
        <SubscribeForm search={search} action={subscribePath} isInDialog />
      </div>
    </Modal>
  );
}
