import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { OverviewPage } from '../../console/overview-page.tsx';
import type { Route } from './+types/overview.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'overview');

export const meta = consoleMeta('Overview');

export default forRole<Route.ComponentProps>(function Overview({ loaderData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/overview"
      title="Overview"
      lead={`${shown.at.text} UTC`}
      said={said}
    >
      <OverviewPage shown={shown} />
    </ConsoleFrame>
  );
});
