import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import { findTradeInPage } from '../../wallet/trade-in/trade-in-data.ts';
import { TradeInForm } from '../../wallet/trade-in/trade-in-form.tsx';
import { TradeInWorth } from '../../wallet/trade-in/trade-in-worth.tsx';
import walletStyles from '../../wallet/wallet.css?url';
import { walletPath } from '../../wallet/wallet-address.ts';
import type { Route } from './+types/trade-in.ts';

export const links: Route.LinksFunction = () => pageStyles(walletStyles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.flags.has('my_wallet')) throw data(null, { status: 404 });
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return data(await findTradeInPage(url.searchParams, app), { headers });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'What your trade-in is worth' }, { name: 'robots', content: 'noindex' }];
}

const crumbs = [
  { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
  { key: 'wallet', label: 'Wallet', href: walletPath },
  { key: 'trade-in', label: 'Trade-in', href: '' },
];

export default function TradeInPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap wallet-page">
      <Breadcrumbs crumbs={crumbs} />
      <div className="wallet wallet-trade-page">
        <TradeInForm page={page} />
        <TradeInWorth page={page} />
      </div>
    </main>
  );
}
