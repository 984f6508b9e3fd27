import { useLocation } from 'react-router';
import { ModalBox } from '../ui/dialog/modal-box.tsx';
import type { ResearchData } from './research-data.ts';
import { TrimsTable } from './trims-table.tsx';

interface TrimsDialogProps {
  readonly data: ResearchData;
  readonly onClose: () => void;
}

/** The trims of a model over the results. Loaded when it is opened. */
export default function TrimsDialog({ data, onClose }: TrimsDialogProps) {
  const closed = useLocation();
  return (
    <ModalBox title={`Compare ${data.name} Trims`} closed={closed} onClose={onClose}>
      <div className="ui-modal-body reference-dialog">
        <TrimsTable data={data} fuel={null} told={null} />
      </div>
    </ModalBox>
  );
}
