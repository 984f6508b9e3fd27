import { dollars } from '@forecourt/domain/money/dollars';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { Mail, MapPin, Phone, PhoneOff } from 'lucide-react';
import { DealBadge } from '../../cards/deal-badge.tsx';
import type { ConversationCar, Thread } from './inbox-view.ts';

interface AskedCarPanelProps {
  readonly car: ConversationCar;
  readonly thread: Thread;
}

/** The car that a conversation is about, and what the shopper told besides words. */
export function AskedCarPanel({ car, thread }: AskedCarPanelProps) {
  const { firstName, phone, zip } = thread;
  return (
    <aside className="portal-about" aria-label="The car and the shopper">
      <Car car={car} />
      <section>
        <h3>What {firstName} shared</h3>
        <ul>
          <li>
            {phone === null ? (
              <PhoneOff className="ui-icon" size={16} aria-hidden="true" />
            ) : (
              <Phone className="ui-icon" size={16} aria-hidden="true" />
            )}
            {phone ?? 'No phone number'}
          </li>
          {zip !== null && (
            <li>
              <MapPin className="ui-icon" size={16} aria-hidden="true" />
              ZIP code {zip}
            </li>
          )}
          <li>
            <Mail className="ui-icon" size={16} aria-hidden="true" />
            Answers reach {firstName} by email
          </li>
        </ul>
      </section>
    </aside>
  );
}

function Car({ car }: Pick<AskedCarPanelProps, 'car'>) {
  const { href, name, stockNumber, mileage, price, askedPrice, isForSale, deal } = car;
  const facts = [mileage !== null && shortMiles(mileage), stockNumber].filter(Boolean);
  return (
    <section className="portal-car">
      <img
        className={car.isPhoto ? undefined : 'ui-studio'}
        src={car.pictureUrl}
        alt=""
        width={480}
        height={360}
      />
      <a href={href}>{name}</a>
      <p>{facts.join(' · ')}</p>
      <p className="portal-price">
        <strong className="ui-number">{price === null ? 'No price given' : dollars(price)}</strong>
        {deal && <DealBadge word={deal.word} below={deal.below} />}
      </p>
      {!isForSale && <p>No longer for sale</p>}
      {isForSale && askedPrice !== price && askedPrice !== null && (
        <p>{dollars(askedPrice)} when it was asked about</p>
      )}
    </section>
  );
}
