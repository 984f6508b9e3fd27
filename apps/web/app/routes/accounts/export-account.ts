import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { redirect } from 'react-router';
import { accountHeaders } from '../../accounts/account-answer.ts';
import { appContext } from '../../app-context.ts';
import type { Route } from './+types/export-account.ts';

/** Everything that is kept of the person who asks, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, asker } = context.get(appContext);
  asker();
  const exported = await services.exportAccount();
  if (exported === null) throw redirect(signInPath(accountPaths.account));
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      ...accountHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-account.json"',
    },
  });
}
