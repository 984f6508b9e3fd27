import { LinkDialog, type RenderDialog } from '../ui/dialog/link-dialog.tsx';

/** Opens the form of a report over the page. */
export function ReportOpener() {
  return <LinkDialog selector="a[data-report]" load={loadReport} />;
}

async function loadReport({ pathname }: HTMLAnchorElement): Promise<RenderDialog> {
  const { ReportDialog, loadReportedCar } = await import('./report-dialog.tsx');
  const car = await loadReportedCar(pathname);
  return (onClose) => <ReportDialog car={car} onClose={onClose} />;
}
