import { parseResearchPath } from '@forecourt/domain/reference/research-address';
import { appContext } from '../../app-context.ts';
import { findResearch } from '../../reference/find-research.ts';
import type { Route } from './+types/model-panels.ts';

/** What is known of a model, for the tabs beside its results. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const [, root, make = '', model = '', year] = (url.searchParams.get('of') ?? '').split('/');
  const asked = { make, model, ...(year !== undefined && { year }) };
  const about = root === 'research' ? parseResearchPath(asked, app.reference) : null;
  if (about === null)
    return Response.json(
      { error: '“of” has to be the address of a model, such as /research/honda/civic.' },
      { status: 400 },
    );
  return Response.json(await findResearch({ ...about, zip: null }, app), {
    headers: { 'Cache-Control': 'private, no-cache' },
  });
}
