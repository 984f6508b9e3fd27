import type { HighlightText } from '@forecourt/domain/listing/vehicle-highlight';
import type { ListingRank } from '@forecourt/domain/promotion/grid-plan';
import { AboutLink } from '../content/about-link.tsx';
import { BelowMsrp } from '../promotions/below-msrp.tsx';
import type { CardPromotion } from '../promotions/promoted-card-data.ts';
import { PictureStrip, PromotedPicture } from '../promotions/promoted-picture.tsx';
import { DealNote } from '../search/page/deal-note.tsx';
import { groupDigits } from '../ui/group-digits.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { CardData } from './listing-card-data.ts';

interface ListingCardProps {
  readonly car: CardData;
  /** Whether its picture is on the first screen. */
  readonly eager: boolean;
  /** Whether it goes before all others: on a phone it is the only one to be seen. */
  readonly first?: boolean;
  /** What its seller pays for; nothing of an organic result. */
  readonly promotion?: CardPromotion | null;
  /** Why it stands where it does. */
  readonly rank?: ListingRank;
  /** What sets it apart, where nothing is paid for. */
  readonly strip?: HighlightText | null;
}

/** One car in the results. The heading is the only link; the whole card is its target. */
export function ListingCard({
  car,
  eager,
  first = false,
  promotion = null,
  rank = 'standard',
  strip = null,
}: ListingCardProps) {
  const name = `${car.year} ${car.make} ${car.model}`;
  const action = car.privateSeller ? 'Make Offer' : 'Contact Dealer';
  return (
    <article className={promotion ? 'card card-sponsored' : 'card'} data-rank={rank}>
      <div className="card-pic">
        <img
          src={car.pictureUrl}
          alt={name}
          width={480}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
        {promotion && <PromotedPicture promotion={promotion} />}
        {strip && <PictureStrip strip={strip} />}
        {!promotion && !strip && car.ribbon && <span className="ribbon">{car.ribbon}</span>}
      </div>
      <div className="card-body">
        <div className="card-id">
          <h3>
            <PageLink to={car.href} prefetch>
              <span className="cond">{car.condition}</span>
              {` ${car.year} `}
              <span className="nb">{car.make}</span>
              {` ${car.model}`}
            </PageLink>
          </h3>
          <p className="trim">
            {car.trim ?? ' '}
            {car.addOn && <span className="add-on">{car.addOn}</span>}
          </p>
        </div>
        <CardMeta car={car} />
        <CardPrice car={car} />
        {promotion?.msrp ? <BelowMsrp msrp={promotion.msrp} /> : <CardDeal car={car} name={name} />}
        <CardSeller car={car} />
        <div className="card-cta">
          <PageLink
            className="btn btn-2"
            to={`${car.href}#contact`}
            aria-label={`${action}, ${name}`}
          >
            {action}
          </PageLink>
        </div>
      </div>
    </article>
  );
}

function CardMeta({ car }: { readonly car: CardData }) {
  return (
    <p className={car.delivers ? 'meta delivered' : 'meta'}>
      <span>{car.mileage === null ? 'Mileage not given' : `${groupDigits(car.mileage)} mi`}</span>
      {car.distanceMiles !== null && (
        <>
          <i />
          {car.delivers && (
            <>
              <span>Home delivery</span>
              <i />
            </>
          )}
          <span>
            {`${groupDigits(car.distanceMiles)} mi`}
            <span className="aw"> away</span>
          </span>
        </>
      )}
      {!car.delivers && <i />}
      <TimeOnMarket days={car.daysOnMarket} isSeen={!car.delivers} />
    </p>
  );
}

/**
 * A delivered car says so where others say how long they are listed. Elsewhere the last word goes where
 * the line is short. Those who hear the page are told all of it.
 */
function TimeOnMarket({ days, isSeen }: { readonly days: number; readonly isSeen: boolean }) {
  const className = isSeen ? 'days' : 'sr';
  if (days === 0) return <span className={className}>Listed today</span>;
  return (
    <span className={className}>
      {`${days} ${days === 1 ? 'day' : 'days'}`}
      <span className="lw"> listed</span>
    </span>
  );
}

function CardPrice({ car }: { readonly car: CardData }) {
  if (car.price === null) {
    return (
      <p className="price-row">
        <strong className="price no-price">Contact dealer for price</strong>
      </p>
    );
  }
  return (
    <p className="price-row">
      <strong className="price">{`$${groupDigits(car.price)}`}</strong>
      {car.isListPrice && <span className="pay">MSRP</span>}
      {!car.isListPrice && car.monthly !== null && (
        <span
          className="pay"
          title="60 months at 7.5% APR with 20% down, before tax, title and fees"
        >
          <b>{`$${groupDigits(car.monthly)}`}</b>/mo<span className="es"> est.</span>
        </span>
      )}
    </p>
  );
}

function CardDeal({ car, name }: { readonly car: CardData; readonly name: string }) {
  return (
    <div className="deal-row">
      {car.deal ? (
        <DealNote car={car} deal={car.deal} name={name} />
      ) : (
        <span className="gap">{car.unratedReason}</span>
      )}
    </div>
  );
}

function CardSeller({ car }: { readonly car: CardData }) {
  return (
    <p className="dealer">
      <span className="dn">{car.seller}</span>
      {car.difference && (
        <AboutLink className="dl-why" about={car.difference}>
          <span className="sr">{`What sets ${car.seller} apart`}</span>
        </AboutLink>
      )}
      {car.rating !== null && (
        <span className="rate">
          <span>
            <span className="sr">Rated </span>
            {car.rating.toFixed(1)}
          </span>
          <span className="dim">{`(${groupDigits(car.reviewCount)})`}</span>
        </span>
      )}
    </p>
  );
}
