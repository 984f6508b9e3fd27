import { useId, useState } from 'react';
import { forgetDraft } from '../drafts/drafts.ts';
import { AskedCar } from '../leads/asked-car.tsx';
import leadStyles from '../leads/leads.css?url';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalHead } from '../ui/dialog/modal-head.tsx';
import { ReportForm, reportDraft } from './report-form.tsx';
import { ReportStored } from './report-stored.tsx';
import type { ReportedCar } from './reported-car.ts';
import styles from './reports.css?url';

export { loadReportedCar } from './post-report.ts';

interface ReportDialogProps {
  readonly car: ReportedCar;
  readonly onClose: () => void;
}

/** The form of a report, over a page; on a phone a sheet from its foot. */
export function ReportDialog({ car, onClose }: ReportDialogProps) {
  const id = useId();
  const [isSent, setSent] = useState(false);
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={leadStyles} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <ModalHead id={id} title={isSent ? 'Thank you' : 'Report this listing'} onClose={onClose} />
      <div className="ui-modal-body ui-stack-large">
        <AskedCar car={car} />
        {isSent ? (
          <ReportStored />
        ) : (
          <ReportForm
            car={car}
            onSent={() => {
              forgetDraft(reportDraft(car));
              setSent(true);
            }}
          />
        )}
      </div>
    </Modal>
  );
}
