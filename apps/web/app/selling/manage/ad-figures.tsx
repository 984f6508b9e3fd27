import { dollars } from '@forecourt/domain/money/dollars';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { Spark } from '../../ui/chart/spark.tsx';
import type { AdHead, ManageView, OfferRow } from '../selling-views.ts';
import { agreedOf, standingSum } from './agreed.ts';

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly drawn?: ReactNode;
  readonly base: string;
}

/** How the ad does. */
export function AdFigures({ view }: { readonly view: ManageView }) {
  return (
    <dl className="sell-figures">
      {figuresOf(view).map(({ name, value, drawn, base }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {drawn}
          </dd>
          <dd>{base}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(view: ManageView): Figure[] {
  const { messages, offers } = view;
  const { views, saves } = view.counts;
  const waiting = messages.filter(({ isWaiting }) => isWaiting).length;
  return [
    {
      name: 'Views',
      value: countOf(views?.people ?? null),
      drawn: views && <Spark points={views.byDay} width={84} height={28} />,
      base: viewersWords(views?.people ?? null),
    },
    {
      name: 'Saved by',
      value: countOf(saves),
      base: saversWords(saves, view.head),
    },
    {
      name: 'Questions',
      value: groupDigits(messages.length),
      base:
        waiting > 0 ? waitingWords(waiting) : isOpenAd(view.head) ? 'none waits for you' : 'in all',
    },
    {
      name: 'Offers',
      value: groupDigits(offers.length),
      base: isOpenAd(view.head) ? offersWords(view) : endedWords(offers),
    },
  ];
}

/** `$18,500 accepted, 2 open`: what was agreed on, else the best, and what is to be answered. */
function offersWords({ offers, facts: { takesOffers } }: ManageView): string {
  const open = offers.filter(({ answer }) => answer === null);
  const agreed = agreedOf(offers);
  const replied = offers.filter(({ answer, isWaiting }) => answer !== null && isWaiting).length;
  const words = [
    agreed.length > 0 ? acceptedWords(agreed) : open.length > 0 && bestWords(open),
    open.length > 0 ? `${open.length} open` : replied > 0 && waitingWords(replied),
  ].filter((one) => one !== false);
  return words.length > 0 ? words.join(', ') : takesOffers ? 'none open' : 'you take none';
}

/** The same of an ad that has ended: nothing of it is open. */
function endedWords(offers: readonly OfferRow[]): string {
  const agreed = agreedOf(offers);
  if (offers.length === 0) return 'none came';
  return agreed.length > 0 ? acceptedWords(agreed) : bestWords(offers);
}

const acceptedWords = (agreed: readonly OfferRow[]): string =>
  `${agreed.map((offer) => dollars(standingSum(offer))).join(' and ')} accepted`;

const bestWords = (offers: readonly OfferRow[]): string =>
  `best ${dollars(Math.max(...offers.map(({ amount }) => amount)))}`;

const uncounted = 'cannot be counted just now';

function viewersWords(people: number | null): string {
  if (people === null) return uncounted;
  return `${people === 1 ? 'person' : 'people'}, in the past 7 days`;
}

function saversWords(saves: number | null, head: AdHead): string {
  if (saves === null) return uncounted;
  if (!isOpenAd(head)) return saves === 1 ? 'buyer' : 'buyers';
  return saves === 1 ? 'buyer, who hears of a lower price' : 'buyers, who hear of a lower price';
}

const countOf = (count: number | null): string => (count === null ? '–' : groupDigits(count));

const waitingWords = (count: number): string =>
  count === 1 ? '1 waits for you' : `${groupDigits(count)} wait for you`;
