import { Deed } from '../../console/acts/deed.tsx';
import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { LeadsPage, resendDeadDeed } from '../../console/leads-page.tsx';
import type { Route } from './+types/leads.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'leads');

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('Leads');

export default forRole<Route.ComponentProps>(function Leads({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/leads"
      title="Leads"
      lead="What shoppers sent to sellers, and what became of it."
      deeds={
        shown.mayResend && frame.due.leads > 0 && <Deed deed={resendDeadDeed(frame.due.leads)} />
      }
      said={said}
      problem={actionData?.sentence}
    >
      <LeadsPage shown={shown} />
    </ConsoleFrame>
  );
});
