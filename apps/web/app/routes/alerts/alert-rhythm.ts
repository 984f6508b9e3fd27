import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { rhythms } from '@forecourt/domain/alert/rhythm';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import type { Route } from './+types/alert-rhythm.ts';

/** Takes the choices of the pages of saved cars and searches, and leads back to them, but for a script that stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const { source = '', rhythm: sent, stay } = await readFields(request);
  const rhythm = rhythms.find((one) => one === sent);
  if (rhythm === undefined) throw data(null, { status: 400 });
  const { asker, services } = context.get(appContext);
  const page = source === 'cars' ? '/cars-for-sale/saved' : bookmarksPath;
  // Signed out since the page was opened.
  if (asker().kind !== 'person') throw redirect(signInPath(page), 303);
  if (!(await services.setRhythm(source, rhythm))) throw data(null, { status: 404 });
  if (stay === 'yes') return new Response(null, { status: 204 });
  return redirect(`${page}#${source.replace('bookmark:', '')}`, { status: 303 });
}

export const loader = () => redirect(bookmarksPath);
