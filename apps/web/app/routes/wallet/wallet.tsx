import { budgetPageMaxPrice } from '@forecourt/domain/money/budget';
import { dollars } from '@forecourt/domain/money/dollars';
import { toWallet, withFields } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import { data, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import { answerOf, NoAnswer, useLatestAnswer } from '../../ui/answers/no-answer.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { readFields, readForm } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import { type RefusedWallet, WalletForm } from '../../wallet/form/wallet-form.tsx';
import walletStyles from '../../wallet/wallet.css?url';
import { readFrom, walletHref } from '../../wallet/wallet-address.ts';
import { WalletKeeping } from '../../wallet/wallet-keeping.tsx';
import { budgetAddress, findWalletPage, readTyped } from '../../wallet/wallet-page-data.ts';
import type { Route } from './+types/wallet.ts';

export const links: Route.LinksFunction = () => pageStyles(walletStyles);

const noStore = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('my_wallet')) throw data(null, { status: 404 });
  const kept = readWalletCookie(request.headers.get('Cookie'));
  return data(await findWalletPage(kept, url.searchParams, app), { headers: noStore });
}

/** What is typed stays, here and in the wallet over another page, while no sums come. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  answerOf(() => serverLoader());

/** Keeps what was sent and goes where it shows: to the cars within the budget, or back. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('my_wallet')) throw data(null, { status: 404 });
  const form = await readForm(request);
  const from = readFrom(form.get('from'));
  const intent = form.get('intent');
  if (intent === 'forget') return goTo(from, await app.services.forgetWallet());
  const kept = readWalletCookie(request.headers.get('Cookie'));
  const { changes, problems: unread } = readTyped(form, app);
  const isUnset = intent === 'budget' && changes.budget === '';
  const problems = isUnset ? { ...unread, budget: 'Enter a budget.' } : unread;
  if (Object.keys(problems).length > 0) {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data({ problems, typed } satisfies RefusedWallet, { headers: noStore });
  }
  const cookie = await app.services.keepWallet(kept, changes);
  if (intent === 'emphasis') {
    if (form.get('scripted') === 'yes')
      return data(null, { headers: { ...noStore, 'Set-Cookie': cookie } });
    return goTo(changes.paymentEmphasis === 'yes' ? walletHref(from) : from, cookie);
  }
  if (intent === 'trade-in') return goTo(walletHref(from), cookie);
  const wallet = toWallet(withFields(kept, changes, 0));
  return goTo(budgetAddress(from, wallet, app) ?? from, cookie);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  if (!(answer instanceof NoAnswer)) return answer;
  return data({ problems: {}, typed, isLost: true } satisfies RefusedWallet, { status: 503 });
}

function goTo(address: string, cookie: string) {
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Your wallet' }, { name: 'robots', content: 'noindex' }];
}

const crumbs = [
  { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
  { key: 'wallet', label: 'Wallet', href: '' },
];

export default function WalletPage({ loaderData, actionData }: Route.ComponentProps) {
  const { latest: page } = useLatestAnswer(loaderData);
  return (
    <main id="main" className="ui-wrap wallet-page">
      <Breadcrumbs crumbs={crumbs} />
      <WalletForm
        page={page}
        refused={actionData ?? null}
        hasExamples
        heading={
          <div>
            <h1>Your wallet</h1>
            <WalletKeeping />
          </div>
        }
      />
      <p className="wallet-start">
        No budget yet?{' '}
        <PageLink className="ui-link" to={`/cars-for-sale?maxPrice=${budgetPageMaxPrice}`}>
          See cars under {dollars(budgetPageMaxPrice)}
        </PageLink>
      </p>
    </main>
  );
}
