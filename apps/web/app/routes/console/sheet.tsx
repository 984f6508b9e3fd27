import { officeMeta } from '../../back-office/office-styles.ts';
import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleStyles } from '../../console/console-styles.ts';
import { doConsoleAct, loadMissing, loadPage } from '../../console/enter-console.ts';
import { forRole, missingTitle } from '../../console/for-role.tsx';
import { isSheetName } from '../../console/sheet.ts';
import { SheetPage } from '../../console/sheet-page.tsx';
import type { Route } from './+types/sheet.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

/** Pages that are tables: reports, reviews, dealers and the like. */
export const loader = (visit: Route.LoaderArgs) => {
  const { sheet } = visit.params;
  return isSheetName(sheet) ? loadPage(visit, sheet) : loadMissing(visit);
};

export const action = (visit: Route.ActionArgs) => doConsoleAct(visit);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData && 'shown' in loaderData
      ? loaderData.shown.title
      : loaderData?.isMissing
        ? missingTitle
        : 'Not for you',
    'console',
  );

export default forRole<Route.ComponentProps>(function SheetOfConsole({
  loaderData,
  actionData,
  params,
}) {
  const { frame, shown, said } = loaderData;
  return (
    <ConsoleFrame
      frame={frame}
      path={`/console/${params.sheet}`}
      title={shown.title}
      lead={shown.lead}
      said={said}
      problem={actionData?.sentence}
    >
      <SheetPage sheet={shown} />
    </ConsoleFrame>
  );
});
