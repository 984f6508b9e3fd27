import { waitWords } from '@forecourt/domain/calendar/wait-words';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import compareStyles from '../../reference/compare-trims.css?url';
import { findResearch } from '../../reference/find-research.ts';
import styles from '../../reference/reference.css?url';
import { TrimsTable } from '../../reference/trims-table.tsx';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { resting } from '../../ui/answers/or-resting.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { readFields } from '../../ui/form/typed-fields.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/compare-trims.ts';

export const links: Route.LinksFunction = () => pageStyles(styles, compareStyles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const year = url.searchParams.get('year') ?? undefined;
  const about = parseResearchPath({ ...params, ...(year && { year }) }, app.reference);
  if (about === null) throw data(null, { status: 404 });
  const path = `${researchPath(about.modelCode, null, app.reference)}/trims`;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const page = await findResearch({ ...about, zip: null }, app);
  if (page.model.compared === null) throw resting();
  if (page.columns.length === 0) throw data(null, { status: 404 });
  const fuel = url.searchParams.get('fuel');
  const isOffered = page.columns.some(({ fuelTypeCode }) => fuelTypeCode === fuel);
  return { ...page, url: new URL(path, app.origin).href, fuel: isOffered ? fuel : null };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const about = parseResearchPath(params, app.reference);
  if (about === null) throw data(null, { status: 404 });
  if (app.waitMs > 0) {
    const sentence = `Too much was sent from here. Tell us again in ${waitWords(app.waitMs)}.`;
    return data({ isThanked: false, sentence }, { status: 429 });
  }
  const { helpful } = await readFields(request);
  if (helpful !== 'yes' && helpful !== 'no')
    throw data('helpful: expected “yes” or “no”.', { status: 400 });
  await app.services.noteTrimsFeedback(about.modelCode, helpful === 'yes');
  return { isThanked: true };
}

/** The table stays, on its page and over another one, while nobody knows whether the answer arrived. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await answerOf(() => serverAction());
  const sentence = 'Not noted, as far as we know: the connection broke off. Press it once more.';
  return answer instanceof NoAnswer
    ? data({ isThanked: false, sentence }, { status: 503 })
    : answer;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Model not found' }, { name: 'robots', content: 'noindex' }];
  const title = `Compare ${page.name} Trims`;
  return [
    { title },
    {
      name: 'description',
      content: `Starting MSRP, estimated payment and equipment of every ${page.name} trim side by side.`,
    },
    { tagName: 'link', rel: 'canonical', href: page.url },
  ];
}

export default function CompareTrims({ loaderData: page, actionData }: Route.ComponentProps) {
  const crumbs = [...page.crumbs.slice(0, 3), { key: 'trims', label: 'Compare Trims', href: '' }];
  return (
    <main id="main" className="ui-wrap reference-page">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Compare {page.name} Trims</h1>
      <TrimsTable key={page.fuel} data={page} fuel={page.fuel} told={actionData ?? null} />
    </main>
  );
}
