import advertStyles from '../../advertising/advertising.css?url';
import { CampaignsPage } from '../../console/campaigns/campaigns-page.tsx';
import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/campaigns.ts';

export const links: Route.LinksFunction = () => [...consoleStyles(), ...pageStyles(advertStyles)];
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'campaigns');

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta = consoleMeta('Campaigns');

export default forRole<Route.ComponentProps>(function Campaigns({ loaderData, actionData }) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/campaigns"
      title="Campaigns"
      lead="Advertisements of our own, added here or by forecourt campaigns."
      said={said}
      problem={actionData?.sentence}
    >
      <CampaignsPage shown={shown} />
    </ConsoleFrame>
  );
});
