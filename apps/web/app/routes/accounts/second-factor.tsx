import { accountPaths, parseRefUrl, signInPath } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { accountHeaders, formHeaders, redirectWith } from '../../accounts/account-answer.ts';
import styles from '../../accounts/accounts-page.css?url';
import {
  readBegun,
  SecondFactor,
  type SecondFactorOutcome,
} from '../../accounts/second-factor/second-factor.tsx';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/second-factor.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, asker, origin } = context.get(appContext);
  const refUrl = parseRefUrl(url.searchParams.get('refUrl'), origin);
  const state = asker().kind === 'person' ? await services.findSecondFactor() : null;
  if (state === null) throw redirect(signInPath(`${accountPaths.secondFactor}${url.search}`), 303);
  return data({ ...state, refUrl }, { headers: accountHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin } = context.get(appContext);
  const typed = await readFields(request);
  const answer =
    typed.act === 'begin'
      ? await services.beginSecondFactor(request.headers, typed.password ?? '')
      : await services.showSecondFactor(request.headers, typed.code ?? '');
  if (answer.status === 'SHOWN')
    throw redirectWith(parseRefUrl(typed.refUrl ?? null, origin), answer.cookies);
  if (answer.status === 'STRANGER') throw redirect(signInPath(accountPaths.secondFactor), 303);
  const statuses = { BEGUN: 200, INVALID: 400, REFUSED: 403, LIMITED: 429 } as const;
  const outcome: SecondFactorOutcome = { ...answer, begun: readBegun(typed) };
  return data(outcome, { status: statuses[answer.status], headers: accountHeaders });
}

export const headers: Route.HeadersFunction = formHeaders;

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Second factor' }, { name: 'robots', content: 'noindex' }];
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactor state={loaderData} refUrl={loaderData.refUrl} outcome={actionData} />;
}
