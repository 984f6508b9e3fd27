import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { webhookLength } from '@forecourt/domain/alert/alert-paths';
import { data, redirect } from 'react-router';
import type { AlertServices } from '../../alerts/services.ts';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import type { Route } from './+types/alert-webhook.ts';

/** Takes where a program is to be told of a saved search, or sends a test there, and leads back to the search. */
export async function action({ request, context }: Route.ActionArgs) {
  const { source = '', url = '', act = '' } = await readFields(request);
  const { asker, services } = context.get(appContext);
  // Signed out since the page was opened.
  if (asker().kind !== 'person') throw redirect(signInPath(bookmarksPath), 303);
  const id = encodeURIComponent(source.replace('bookmark:', ''));
  const query =
    act === 'test' ? await test(services, source, id) : await set(services, source, url, id);
  return redirect(`${bookmarksPath}${query}#${id}`, { status: 303 });
}

async function set(services: AlertServices, source: string, url: string, id: string) {
  const answer = await services.setWebhook(source, url);
  if (answer === 'unknown') throw data(null, { status: 404 });
  return answer === 'set' ? '' : `?webhook=${id}&fault=${answer}&url=${typedOf(url)}`;
}

async function test(services: AlertServices, source: string, id: string) {
  const tested = await services.testWebhook(source);
  if (tested.status === 'unknown') throw data(null, { status: 404 });
  return tested.status === 'limited' ? `?wait=${Math.ceil(tested.waitMs / 1000)}` : `?tested=${id}`;
}

/** What stands before a host: a scheme, which may be missing, and who comes. */
const login = /^(\s*(?:[a-z][a-z\d+.-]*:[\\/]+|https?:)?)[^\\/?#]*@/i;

/** Without a name and a password, as browsers keep the addresses of pages; empty where a rest is told from no login. */
const withoutLogin = (url: string) =>
  url.includes('@') && !URL.canParse(url) ? '' : url.replace(login, '$1');

/** What was typed, as far as the address of the page can carry it. */
const typedOf = (url: string) =>
  encodeURIComponent(
    withoutLogin(url)
      .replace(/\p{Cc}/gu, '')
      .slice(0, webhookLength)
      .toWellFormed(),
  );

export const loader = () => redirect(bookmarksPath);
