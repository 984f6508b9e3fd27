import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { KeysPage } from '../../console/keys/keys-page.tsx';
import type { Route } from './+types/keys.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'keys');

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('API keys');

export default forRole<Route.ComponentProps>(function Keys({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/keys"
      title="API keys"
      lead="By which programs come in: each opens what it is for and nothing else."
      said={said}
      problem={actionData?.sentence}
    >
      <KeysPage shown={shown} once={actionData?.once ?? null} />
    </ConsoleFrame>
  );
});
