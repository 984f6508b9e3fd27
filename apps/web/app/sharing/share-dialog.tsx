import { X } from 'lucide-react';
import { useId } from 'react';
import { Modal } from '../ui/dialog/modal.tsx';
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
      <div className="ui-modal-head">
        <h2 id={id}>{shareTitle(shared.page)}</h2>
        <button type="button" className="ui-close" onClick={onClose} aria-label="Close">
          <X className="ui-icon" size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="ui-modal-body">
        <WaysToShare shared={shared} />
      </div>
    </Modal>
  );
}
