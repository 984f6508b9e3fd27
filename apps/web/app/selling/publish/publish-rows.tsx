import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { dollars } from '@forecourt/domain/money/dollars';
import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { type AdStep, adLimits } from '@forecourt/domain/selling/private-ad';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { CarFront, Images, type LucideIcon, MapPin, Tag } from 'lucide-react';
import { PageLink } from '../../ui/page-link.tsx';
import type { ShownPublish } from './shown-publish.ts';

interface Row {
  readonly step: AdStep;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly words: string;
  /** What is changed there, as it is heard. */
  readonly what: string;
}

/** What was said of the car, and where it is changed. */
export function PublishRows({ view }: { readonly view: ShownPublish }) {
  return (
    <ul className="sell-rows">
      {rowsOf(view).map(({ step, icon: Icon, name, words, what }) => (
        <li key={what}>
          <Icon className="ui-icon" size={20} aria-hidden="true" />
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
          <PageLink className="ui-link" to={adPath(view.head.id, step)}>
            Change<span className="ui-visually-hidden"> {what}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function rowsOf({ head, facts, pictures, place, card }: ShownPublish): readonly Row[] {
  const { mileage, condition, price, takesOffers, zip } = facts;
  const isEnough = pictures >= adLimits.minPictures;
  return [
    {
      step: 'car',
      icon: CarFront,
      name: head.title,
      what: 'the car',
      words: listed(
        mileage === null ? 'Miles are missing' : shortMiles(mileage),
        conditionWords(condition),
      ),
    },
    {
      step: 'condition',
      icon: Images,
      what: 'condition and pictures',
      name: pictures === 1 ? '1 picture' : `${pictures} pictures`,
      words: isEnough
        ? 'The first is the cover'
        : `${adLimits.minPictures} are the least: ${adLimits.minPictures - pictures} more`,
    },
    {
      step: 'price',
      icon: Tag,
      what: 'the price',
      name: price === null ? 'No price yet' : dollars(price),
      words: listed(
        card?.deal ? dealNames[card.deal.word] : 'Without a deal word',
        takesOffers ? 'takes offers' : 'takes no offers',
      ),
    },
    {
      step: 'car',
      icon: MapPin,
      what: 'where it is',
      name: [place, zip].filter(Boolean).join(' ') || 'No place yet',
      words: 'Buyers see the town, never the street',
    },
  ];
}

const listed = (...words: readonly string[]): string => words.filter(Boolean).join(', ');

function conditionWords(condition: ShownPublish['facts']['condition']): string {
  const name = tradeConditions.find(({ code }) => code === condition)?.name;
  return name === undefined ? 'condition is missing' : `${name.toLowerCase()} condition`;
}
