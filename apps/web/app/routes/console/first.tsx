import { signInPath } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { missing, officeHeaders } from '../../back-office/enter-office.ts';
import { consoleMeta, consoleStyles } from '../../console/console-styles.ts';
import { FirstOwner } from '../../console/first-owner.tsx';
import type { Route } from './+types/first.ts';

export const links: Route.LinksFunction = consoleStyles;

/** The link that the first start prints: whoever has it becomes the owner, with an account. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, asker } = context.get(appContext);
  const who = asker();
  const key = url.searchParams.get('key') ?? '';
  if (!(await services.isFirstOwnerKey(key))) throw missing();
  if (who.kind !== 'person')
    throw redirect(signInPath(`${url.pathname}${url.search}`), {
      status: 303,
      headers: officeHeaders,
    });
  return data({ email: who.consumer.email ?? '' }, { headers: officeHeaders });
}

export async function action({ url, context }: Route.ActionArgs) {
  const { services, asker } = context.get(appContext);
  asker();
  if (!(await services.becomeFirstOwner(url.searchParams.get('key') ?? ''))) throw missing();
  throw redirect('/console', { status: 303, headers: officeHeaders });
}

export const meta = consoleMeta('First owner');

export default function First({ loaderData }: Route.ComponentProps) {
  return <FirstOwner email={loaderData.email} />;
}
