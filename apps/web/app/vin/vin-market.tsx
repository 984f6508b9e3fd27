import { formatDate } from '@forecourt/domain/calendar/format-date';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { withArticle } from '@forecourt/domain/vehicle/with-article';
import { DealBadge } from '../cards/deal-badge.tsx';
import { ContactLink } from '../leads/contact-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { TermList } from '../ui/term-list.tsx';
import type { VinMarketData } from './vin-market-data.ts';
import type { VinCarData } from './vin-page-data.ts';

/** Whether it is for sale, where it was, and how to hear of the next one. */
export function VinMarket({
  car: { identity, market, like, watchHref },
}: {
  readonly car: VinCarData;
}) {
  return (
    <aside className="vin-aside" aria-label="On the market">
      <section className="vin-panel">
        <h2>On the market</h2>
        {market.now ? (
          <Offer now={market.now} name={identity.title} />
        ) : (
          <NotForSale times={market.times} />
        )}
        {like && !(market.now && like.others === 0) && (
          <PageLink className="ui-button ui-button-secondary ui-button-large" to={like.href}>
            {like.others ? seeWords(like.others, market.now !== null) : searchWords(like.name)}
          </PageLink>
        )}
      </section>
      {market.times.length > 0 && <Times times={market.times} />}
      <section className="vin-panel ui-not-printed">
        <h2>Tell me when</h2>
        <p>
          {market.now
            ? 'This very car costs less, is gone or comes back, whoever offers it.'
            : 'This very car is for sale, whoever offers it.'}
        </p>
        <PageLink className="ui-button ui-button-secondary" to={watchHref}>
          Watch this VIN
        </PageLink>
        {like && (
          <>
            <p>
              A used {like.name}, model years {like.years}, appears or gets another price. At most
              one email a day.
            </p>
            <PageLink className="ui-button ui-button-secondary" to={like.subscribeHref}>
              Tell me when one like it appears
            </PageLink>
          </>
        )}
      </section>
    </aside>
  );
}

const searchWords = (name: string) => `Search for ${withArticle(name)}`;

/** @param isBeside whether the car itself is for sale, too */
const seeWords = (cars: number, isBeside: boolean) =>
  isBeside
    ? `See ${groupDigits(cars)} ${cars === 1 ? 'other' : 'others'} like it`
    : `See ${carWords(cars)} like it`;

interface OfferProps {
  readonly now: NonNullable<VinMarketData['now']>;
  /** Of the car. */
  readonly name: string;
}

function Offer({ now, name }: OfferProps) {
  const terms = [
    ['Seller', now.seller],
    ['Where', now.where],
    ['On the market', now.days === 1 ? '1 day' : `${now.days} days`],
    ['Payment', now.payment ?? 'Not known'],
  ] as const;
  return (
    <>
      <p className="vin-price">{now.price === null ? 'Ask for the price' : dollars(now.price)}</p>
      {now.deal && (
        <p className="vin-deal">
          <DealBadge word={now.deal.word} below={now.deal.below} />
        </p>
      )}
      <TermList terms={terms} />
      <PageLink className="ui-button ui-button-primary ui-button-large" to={now.href}>
        See this car
      </PageLink>
      <ContactLink
        className="ui-button ui-button-secondary ui-button-large"
        listingId={now.id}
        name={name}
        seller={now.terms}
        from="vdp"
      />
    </>
  );
}

/** From when to when it was listed; the one day that it was. */
function spanWords({ from, until }: VinMarketData['times'][number]): string {
  if (until === from) return `on ${formatDate(from)}`;
  return `from ${formatDate(from)}${until === null ? '' : ` to ${formatDate(until)}`}`;
}

function NotForSale({ times: [last] }: { readonly times: VinMarketData['times'] }) {
  const price = last?.prices.at(-1)?.price;
  return (
    <>
      <p className="vin-gone">Not for sale here now</p>
      {last ? (
        <p>
          Last listed {spanWords(last)}
          {price !== undefined && `, at ${dollars(price)}`} by {last.by}.
        </p>
      ) : (
        <p>It was never listed here.</p>
      )}
    </>
  );
}

/** Every price that was asked for it, the latest time on the market first. */
function Times({ times }: { readonly times: VinMarketData['times'] }) {
  return (
    <section className="vin-panel">
      <h2>What was asked for it</h2>
      {times.map(({ id, seller, where, until, prices }) => (
        <div className="vin-time" key={id}>
          <h3>
            {seller}, {where}
          </h3>
          {prices.length === 0 && <p>No price was told.</p>}
          <ol>
            {prices.map(({ on, price }) => (
              <li key={`${on}-${price}`}>
                <time dateTime={on}>{formatDate(on)}</time>
                <b>{dollars(price)}</b>
              </li>
            ))}
            {until !== null && (
              <li>
                <time dateTime={until}>{formatDate(until)}</time>
                <span>Gone</span>
              </li>
            )}
          </ol>
        </div>
      ))}
    </section>
  );
}
