import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import { useId } from 'react';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalHead } from '../ui/dialog/modal-head.tsx';
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
      <ModalHead id={id} title={subscribeTexts.heading} onClose={onClose} />
      <div className="ui-modal-body">
        <SubscribeForm search={search} action={subscribePath} isInDialog />
      </div>
    </Modal>
  );
}
