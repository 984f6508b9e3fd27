import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { PeoplePage } from '../../console/people-page.tsx';
import type { Route } from './+types/people.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'people');

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('People');

export default forRole<Route.ComponentProps>(function People({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/people"
      title="People"
      lead="Who runs this marketplace, and what each may do."
      said={said}
      problem={actionData?.sentence}
    >
      <PeoplePage shown={shown} />
    </ConsoleFrame>
  );
});
