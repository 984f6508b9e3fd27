import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { FeedPage } from '../../console/feeds/feed-page.tsx';
import { forRole } from '../../console/for-role.tsx';
import type { Route } from './+types/feed.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) =>
  loadPage(visit, 'feed', { run: visit.params.run });

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('Feed');

export default forRole<Route.ComponentProps>(function Feed({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/feeds"
      title={shown.run.name}
      lead={shown.run.mapping}
      above={{ path: '/console/feeds', name: 'Feeds' }}
      said={said}
      problem={actionData?.sentence}
    >
      <FeedPage shown={shown} />
    </ConsoleFrame>
  );
});
