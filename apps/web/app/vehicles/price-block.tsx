import { knownSellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { paymentLeavesOut } from '@forecourt/domain/money/shopper-terms';
import { awayWords } from '@forecourt/domain/place/away-words';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { BadgeCheck } from 'lucide-react';
import { CompareBox } from '../cards/compare-box.tsx';
import { DealBadge } from '../cards/deal-badge.tsx';
import { ContactLink } from '../leads/contact-link.tsx';
import { PhoneReveal, TextLink } from '../leads/phone-ways.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { ShareLink } from '../sharing/share-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PriceLines } from './price/price-lines.tsx';
import { SellerLine } from './seller/seller-section.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** `Mercedes-Benz` stays on one line: a browser would break it at its hyphen. */
const withWholeWords = (name: string) =>
  name.split(/(\S*-\S*)/).map((word) =>
    word.includes('-') ? (
      <span key={word} className="vehicle-whole-word">
        {word}
      </span>
    ) : (
      word
    ),
  );

/** What the car is called and costs, and the next step. */
export function PriceBlock({ car }: { readonly car: VehiclePageData }) {
  return (
    <div className="vehicle-price">
      <p className="vehicle-price-condition">
        {car.condition === 'Certified' && (
          <BadgeCheck className="ui-icon" size={16} aria-hidden="true" />
        )}
        {car.certifiedProgram ?? car.condition}
      </p>
      <h1>{withWholeWords(car.name)}</h1>
      {car.trim && <p className="vehicle-price-trim">{car.trim}</p>}
      <p className="ui-meta">
        <span>{car.mileage === null ? 'Mileage not given' : shortMiles(car.mileage)}</span>
        <i />
        <span>{timeOnMarket(car.daysOnMarket)}</span>
      </p>
      {car.away && (
        <p className="ui-meta">
          {awayWords(car.away.miles)} from {car.away.city}
          {car.away.isDelivered && ' · Home delivery'}
        </p>
      )}
      {car.ribbon !== null && <p className="vehicle-ribbon">{car.ribbon}</p>}
      <Price car={car} />
      <Sums car={car} />
      {car.status === 'active' && <NextStep car={car} />}
      <AddOns names={car.warranty.addOns} />
      {car.comparable && <CompareBox key={car.id} id={car.id} name={car.name} alone />}
      {car.status === 'active' && !car.isBrief && (
        <p className="vehicle-hand-on">
          <ShareLink
            className="ui-button ui-button-quiet"
            page={vehiclePath(car.id)}
            name={car.name}
          />
          <ReportLink listingId={car.id} name={car.name} />
        </p>
      )}
      <SellerInBrief car={car} />
    </div>
  );
}

/** What comes with the car, in a line. */
function AddOns({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="vehicle-add-ons" aria-label="Comes with it">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Who sells it, and until when they are there today. */
function SellerInBrief({ car: { owner } }: { readonly car: VehiclePageData }) {
  return (
    <div className="vehicle-seller-head vehicle-price-seller">
      <span className="ui-monogram" aria-hidden="true">
        {owner.name.charAt(0)}
      </span>
      <div>
        <b>{owner.name}</b>
        <SellerLine owner={owner} />
      </div>
      <a
        className="ui-link ui-touch"
        href="#sellerSection"
        aria-label={`Details of ${knownSellerWords(owner)}`}
      >
        Details
      </a>
    </div>
  );
}

/** The ways to the seller; of a car that is gone there are none. */
function NextStep({ car }: { readonly car: VehiclePageData }) {
  return (
    <div className="ui-stack">
      {car.buyHref && (
        <PageLink className="ui-button ui-button-primary ui-button-large" to={car.buyHref}>
          Buy online
        </PageLink>
      )}
      {car.owner.takesMessages && (
        <ContactLink
          className={`ui-button ui-button-large ${car.buyHref ? 'ui-button-secondary' : 'ui-button-primary'}`}
          listingId={car.id}
          name={car.name}
          seller={car.owner}
          from="vdp"
          zip={car.zip}
        />
      )}
      {car.owner.phone && (
        <>
          <PhoneReveal key={car.id} phone={car.owner.phone} listingId={car.id} />
          <TextLink
            phone={car.owner.phone}
            listingId={car.id}
            text={`Is the ${car.name} still available? ${car.url}`}
          />
        </>
      )}
    </div>
  );
}

function Price({ car }: { readonly car: VehiclePageData }) {
  if (car.price === null) {
    return (
      <p className="vehicle-price-amount vehicle-price-none">
        <strong>Contact {car.owner.privateSeller ? 'seller' : 'dealer'} for price</strong>
      </p>
    );
  }
  const shown = toShownDeal(car.deal);
  return (
    <>
      <p className="vehicle-price-amount">
        <strong>{dollars(car.price)}</strong>
        {car.isListPrice && <span>MSRP</span>}
        {car.priceBefore !== null && (
          <span>
            was <s>{dollars(car.priceBefore)}</s>
          </span>
        )}
      </p>
      {shown && (
        <p className="vehicle-price-deal">
          <DealBadge word={shown.word} below={shown.below} />
        </p>
      )}
    </>
  );
}

function Sums({ car }: { readonly car: VehiclePageData }) {
  return (
    <dl className="vehicle-price-notes">
      {car.payment !== null && (
        <div>
          <dt>Est. payment</dt>
          <dd title={`${car.paymentTerms}, ${paymentLeavesOut}`}>
            <b>{roundDollars(car.payment.payment)}</b>/mo
          </dd>
        </div>
      )}
      <PriceLines lines={car.lines} incentive={car.incentive} />
    </dl>
  );
}

function timeOnMarket(days: number): string {
  if (days === 0) return 'Listed today';
  return days === 1 ? 'Listed yesterday' : `${days} days on the market`;
}
