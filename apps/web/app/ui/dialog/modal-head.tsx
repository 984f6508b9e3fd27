import { X } from 'lucide-react';

interface ModalHeadProps {
  /** Id of the heading, which names the dialog. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** What a dialog is called, and the button that closes it. */
export function ModalHead({ id, title, onClose }: ModalHeadProps) {
  return (
    <div className="ui-modal-head">
      <h2 id={id}>{title}</h2>
      <button type="button" className="ui-close" onClick={onClose} aria-label="Close">
        <X className="ui-icon" size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
