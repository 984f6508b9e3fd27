import { Download } from 'lucide-react';
import { AuditPage } from '../../console/audit-page.tsx';
import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import type { Route } from './+types/audit.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'audit');

export const meta = consoleMeta('Audit log');

export default forRole<Route.ComponentProps>(function Audit({ loaderData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/audit"
      title="Audit log"
      lead="Every change by a person or by the machine. Nothing is ever taken out."
      said={said}
      deeds={
        frame.may.includes('audit.export') && (
          <a className="ui-button ui-button-secondary" href="/console/files/audit" download>
            <Download className="ui-icon" size={16} aria-hidden="true" />
            Export
          </a>
        )
      }
    >
      <AuditPage shown={shown} />
    </ConsoleFrame>
  );
});
