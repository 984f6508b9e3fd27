import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../leads/sending/send-lead.ts';
import type { Route } from './+types/alert-webhook.ts';

/** Takes where a program is to be told of a saved search, and leads back to the search. */
export async function action({ request, context }: Route.ActionArgs) {
  const { source = '', url = '' } = await readFields(request);
  const answer = await context.get(appContext).services.setWebhook(source, url);
  if (answer === 'unknown') throw data(null, { status: 404 });
  const id = encodeURIComponent(source.replace('bookmark:', ''));
  const query = answer === 'invalid' ? `?webhook=${id}` : '';
  return redirect(`${bookmarksPath}${query}#${id}`, { status: 303 });
}

export const loader = () => redirect(bookmarksPath);
