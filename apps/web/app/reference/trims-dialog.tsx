import { useId } from 'react';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalHead } from '../ui/dialog/modal-head.tsx';
import type { ResearchData } from './research-data.ts';
import { TrimsTable } from './trims-table.tsx';

interface TrimsDialogProps {
  readonly data: ResearchData;
  readonly onClose: () => void;
}

/** The trims of a model over the results. Loaded when it is opened. */
export default function TrimsDialog({ data, onClose }: TrimsDialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <ModalHead id={id} title={`Compare ${data.name} Trims`} onClose={onClose} />
      <div className="ui-modal-body reference-dialog">
        <TrimsTable data={data} fuel={null} told={null} />
      </div>
    </Modal>
  );
}
