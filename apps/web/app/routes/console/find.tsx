import { ConsoleFrame } from '../../console/console-frame.tsx';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { loadPage } from '../../console/enter-console.ts';
import { FindPage } from '../../console/find/find-page.tsx';
import { forRole } from '../../console/for-role.tsx';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import type { Route } from './+types/find.ts';

export const links: Route.LinksFunction = consoleStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadPage(visit, 'find');

/** The box over another page asks this one, and outlives that no answer comes. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  answerOf(() => serverLoader());

export const meta = consoleMeta('Find');

interface Answered {
  readonly loaderData: Exclude<Route.ComponentProps['loaderData'], NoAnswer>;
}

const Page = forRole<Answered>(function Answer({ loaderData: { frame, shown, said } }) {
  return (
    <ConsoleFrame
      frame={frame}
      path="/console/find"
      title="Find anything"
      lead="By name: pages, dealers, feeds, leads, campaigns, people; a car by its VIN."
      said={said}
    >
      <FindPage frame={frame} shown={shown} />
    </ConsoleFrame>
  );
});

export default function Find({ loaderData }: Route.ComponentProps) {
  if (loaderData instanceof NoAnswer) throw loaderData.error;
  return <Page loaderData={loaderData} />;
}
