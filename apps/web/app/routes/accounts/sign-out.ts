import { redirect } from 'react-router';
import { redirectWith } from '../../accounts/account-answer.ts';
import { appContext } from '../../app-context.ts';
import type { Route } from './+types/sign-out.ts';

/** Nobody is signed out by an address alone. */
export function loader() {
  throw redirect('/account');
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(appContext).services.signOut(request.headers);
  return redirectWith('/', cookies);
}
