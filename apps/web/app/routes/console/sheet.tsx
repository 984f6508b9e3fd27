import { data } from 'react-router';
import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleStyles } from '../../console/console-styles.ts';
import { consoleHeaders, doAct, loadPage } from '../../console/enter-console.ts';
import { forRole } from '../../console/for-role.tsx';
import { isSheetName } from '../../console/sheet.ts';
import { SheetPage } from '../../console/sheet-page.tsx';
import type { Route } from './+types/sheet.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

/** Pages that are tables: reports, reviews, dealers and the like. */
export const loader = (visit: Route.LoaderArgs) => {
  const { sheet } = visit.params;
  if (!isSheetName(sheet)) throw data(null, { status: 404, headers: consoleHeaders });
  return loadPage(visit, sheet);
};

export const action = (visit: Route.ActionArgs) => doAct(visit);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData && 'shown' in loaderData ? loaderData.shown.title : 'Not for you'}, console`,
  },
  { name: 'robots', content: 'noindex' },
];

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
      problem={actionData?.problem}
    >
      <SheetPage sheet={shown} />
    </ConsoleFrame>
  );
});
