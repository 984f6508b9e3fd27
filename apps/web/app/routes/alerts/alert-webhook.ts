import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { webhookLength } from '@forecourt/domain/alert/alert-paths';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../leads/sending/send-lead.ts';
import type { Route } from './+types/alert-webhook.ts';

/** Takes where a program is to be told of a saved search, and leads back to the search. */
export async function action({ request, context }: Route.ActionArgs) {
  const { source = '', url = '' } = await readFields(request);
  const { asker, services } = context.get(appContext);
  // Signed out since the page was opened.
  if (asker().kind !== 'person') throw redirect(signInPath(bookmarksPath), 303);
  const answer = await services.setWebhook(source, url);
  if (answer === 'unknown') throw data(null, { status: 404 });
  const id = encodeURIComponent(source.replace('bookmark:', ''));
  const query = answer === 'invalid' ? `?webhook=${id}&url=${typedOf(url)}` : '';
  return redirect(`${bookmarksPath}${query}#${id}`, { status: 303 });
}

/** What was typed, as far as the address of the page can carry it. */
const typedOf = (url: string) =>
  encodeURIComponent(
    url
      .replace(/\p{Cc}/gu, '')
      .slice(0, webhookLength)
      .toWellFormed(),
  );

export const loader = () => redirect(bookmarksPath);
