import { useId } from 'react';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalHead } from '../ui/dialog/modal-head.tsx';
import { shareTitle } from './share-title.ts';
import styles from './sharing.css?url';
import { type Shared, WaysToShare } from './ways-to-share.tsx';

interface ShareDialogProps {
  readonly shared: Shared;
  readonly onClose: () => void;
}

/** The ways to hand on a page, over it; on a phone a sheet from its foot. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ModalHead id={id} title={shareTitle(shared.page)} onClose={onClose} />
      <div className="ui-modal-body">
        <WaysToShare shared={shared} />
      </div>
    </Modal>
  );
}
