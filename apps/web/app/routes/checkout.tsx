import { conversationPath } from '@forecourt/domain/lead/conversation';
import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { data, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import checkoutStyles from '../checkout/checkout.css?url';
import { findCheckout } from '../checkout/checkout-data.ts';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { requestReservation } from '../checkout/request-reservation.ts';
import { ReservationSent } from '../checkout/reservation-sent.tsx';
import { addressAsSent, addressWith, findSentBefore, findSentDeal } from '../checkout/sent-deal.ts';
import leadStyles from '../leads/leads.css?url';
import { answerOf, NoAnswer, useLatestAnswer } from '../ui/answers/no-answer.ts';
import { readFields } from '../ui/form/typed-fields.ts';
import { pageStyles } from '../ui/page-styles.ts';
import walletStyles from '../wallet/wallet.css?url';
import type { Route } from './+types/checkout.ts';

export const links: Route.LinksFunction = () => [
  ...pageStyles(leadStyles),
  ...pageStyles(walletStyles),
  ...pageStyles(checkoutStyles),
];

const pageHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** In place of a token where the shopper knows the conversation by email only. */
const sentBefore = 'before';

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const cookies = request.headers.get('Cookie');
  const asked = { parameters: url.searchParams, cookies };
  const checkout = await findCheckout(params.listingId, asked, app);
  const sent = url.searchParams.get('sent') ?? '';
  const token = /^[\da-f]{32}$/.test(sent) ? sent : null;
  if (checkout === null)
    // Of a car that is gone, what was sent stands in the conversation.
    throw redirect(
      token === null
        ? vehicleFolder + encodeURIComponent(params.listingId)
        : conversationPath(token),
    );
  const { listingId } = checkout.contact;
  if (token !== null) {
    const deal = await findSentDeal(token, listingId, app);
    const told = { token, deal, isRepeated: false };
    return data({ checkout, sent: told, before: null }, { headers: pageHeaders });
  }
  const before = await findSentBefore(listingId, app);
  const own = before && { token: before.token, askedOn: before.askedOn };
  if (sent === sentBefore) {
    const told = { token: own?.token ?? null, deal: before?.deal ?? null, isRepeated: true };
    return data({ checkout, sent: told, before: null }, { headers: pageHeaders });
  }
  const asSent = addressAsSent(url, before);
  if (asSent !== null) throw redirect(asSent);
  return data({ checkout, sent: null, before: own }, { headers: pageHeaders });
}

/**
 * The deal is reckoned again from what was chosen. Sums that a browser sends are not believed: they tell what was seen,
 * and nothing else goes out in the shopper's name.
 */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const cookies = request.headers.get('Cookie');
  const asked = { parameters: url.searchParams, cookies };
  const checkout = await findCheckout(params.listingId, asked, app);
  if (checkout === null) throw redirect(vehicleFolder + encodeURIComponent(params.listingId));
  const typed = await readFields(request);
  const outcome = await requestReservation(checkout, typed, app);
  if (outcome.status === 'SUCCESS') {
    const parameters = new URLSearchParams(url.searchParams);
    parameters.set('sent', outcome.conversationToken ?? sentBefore);
    throw redirect(addressWith(url, parameters), { status: 303 });
  }
  return data({ typed, outcome }, { status: statuses[outcome.status], headers: pageHeaders });
}

/** What is typed stays while the sums cannot be reckoned. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  answerOf(() => serverLoader());

/**
 * A request that nobody knows to have arrived is told so, and the form stays as it was typed. The deal is asked for
 * again where it changed, which it is not after the status of an error.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  const failed = { typed, outcome: { status: 'FAILED' } as const };
  if (answer instanceof NoAnswer) return data(failed, { status: 400 });
  return data(answer, { status: answer.outcome.status === 'CHANGED' ? 200 : 400 });
}

const statuses = {
  INVALID: 400,
  LIMITED: 429,
  UNREACHABLE: 409,
  CHANGED: 409,
  GONE: 410,
  FAILED: 503,
} as const;

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const isKnown = loaderData && !(loaderData instanceof NoAnswer);
  const title = isKnown ? `Buy online: ${loaderData.checkout.car.name}` : 'Buy online';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { latest, isCurrent } = useLatestAnswer(loaderData);
  const { checkout, sent, before } = latest;
  return (
    <main id="main" className="ui-wrap checkout">
      {sent ? (
        <ReservationSent page={checkout} sent={sent} />
      ) : (
        <CheckoutPage
          page={checkout}
          before={before}
          isCurrent={isCurrent}
          typed={actionData?.typed}
          outcome={actionData?.outcome}
        />
      )}
    </main>
  );
}
