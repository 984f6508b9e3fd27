import type { ReactNode } from 'react';
import { Dialog, Modal as ModalBox, ModalOverlay } from 'react-aria-components';
import { useCloseRequest } from './use-close-request.ts';

export interface ModalProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A box over the page that keeps the keyboard and closes by Escape, Back or a press beside it. Loaded when opened. */
export function Modal({ labelledBy, onClose, children }: ModalProps) {
  useCloseRequest(onClose);
  return (
    <ModalOverlay
      className="ui-scrim"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ModalBox className="ui-modal">
        <Dialog aria-labelledby={labelledBy}>{children}</Dialog>
      </ModalBox>
    </ModalOverlay>
  );
}
