import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { FeedsPage } from '../../console/feeds/feeds-page.tsx';
import { forRole } from '../../console/for-role.tsx';
import type { Route } from './+types/feeds.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'feeds');

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('Feeds');

export default forRole<Route.ComponentProps>(function Feeds({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/feeds"
      title="Feeds"
      lead="Files of dealers: what each did, whom it left alone, and which cells were at fault."
      said={said}
      problem={actionData?.sentence}
    >
      <FeedsPage shown={shown} />
    </ConsoleFrame>
  );
});
