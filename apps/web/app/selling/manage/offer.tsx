import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { dollars } from '@forecourt/domain/money/dollars';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Problem } from '../../ui/form/form-field.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { AdForm } from '../ad-form.tsx';
import type { SellerPage, TypedUndone } from '../enter-selling.ts';
import { Moment } from '../moment.tsx';
import type { ManageView, OfferRow } from '../selling-views.ts';
import { firstName, standingSum } from './agreed.ts';
import { BuyerFace } from './buyer-face.tsx';
import { answerFields, OfferAnswers } from './offer-answers.tsx';

interface OfferProps {
  readonly offer: OfferRow;
  readonly page: SellerPage<ManageView>;
  /** Whether a counter is asked for or suggested. */
  readonly hasCounter: boolean;
  /** A counter that was not sent. */
  readonly tried: TypedUndone | null;
}

/** What a buyer offered, and what was answered. */
export function Offer({ offer, page, hasCounter, tried }: OfferProps) {
  const { price } = page.shown.facts;
  const { id, name, at, answer, path } = offer;
  const stands = standingSum(offer);
  const isForSale = isOpenAd(page.shown.head);
  const isOpen = answer === null && isForSale;
  return (
    <li
      id={`offer-${id}`}
      className={answer?.kind === 'declined' ? 'sell-offer-declined' : undefined}
    >
      <BuyerFace name={name} />
      <div>
        <b>{name}</b>{' '}
        <small>
          <Moment at={at} as="ago" />
        </small>
        <p>{answerWords(offer, isForSale) ?? saidWords(offer)}</p>
        <PageLink className="ui-link" to={path}>
          {offer.isWaiting && answer !== null ? 'Waits for your answer' : 'Messages'}
          <span className="ui-visually-hidden"> with {name}</span>
        </PageLink>
      </div>
      <p className="sell-amount">
        <strong>{dollars(stands)}</strong>
        {price !== null && <small>{gapTo(stands, price)}</small>}
      </p>
      {isOpen && <OfferAnswers offer={offer} page={page} />}
      {isOpen && hasCounter && <Counter offer={offer} page={page} tried={tried} />}
    </li>
  );
}

/** What the buyer wrote of an offer, and what the seller wrote since. */
function saidWords({ words, replied }: OfferRow): string {
  const own = replied === null ? '' : ` You: “${replied}”`;
  return (words === '' ? 'No note.' : `“${words}”`) + own;
}

/** What was answered, and what the buyer wrote since; null of an open one. */
function answerWords(
  { answer, name, words, isWaiting }: OfferRow,
  isForSale: boolean,
): string | null {
  if (answer === null) return null;
  const since = isWaiting ? ` ${firstName(name)} wrote: “${words}”` : '';
  if (answer.kind === 'declined')
    return answer.amount === null
      ? `You said no.${since}`
      : `${firstName(name)} said no to your ${dollars(answer.amount)}.`;
  if (answer.kind === 'accepted')
    return answer.amount === null
      ? `You accepted.${since}`
      : `${firstName(name)} accepted your ${dollars(answer.amount)}.`;
  const countered = answer.amount === null ? '' : ` ${dollars(answer.amount)}`;
  const waits = isForSale ? ` Waiting for ${firstName(name)}.` : '';
  return `You answered${countered}.${since || waits}`;
}

/** `$300 under`, of the asking price. */
export function gapTo(amount: number, price: number): string {
  if (amount === price) return 'your price';
  return `${dollars(Math.abs(price - amount))} ${amount < price ? 'under' : 'over'}`;
}

/** A counter in the middle, and what the price would be called. */
function Counter({ offer, page, tried }: Pick<OfferProps, 'offer' | 'page' | 'tried'>) {
  const { middle, name, id } = offer;
  const problem = tried?.problems?.amount;
  const problemId = `counter-problem-${id}`;
  return (
    <AdForm
      act="offer.counter"
      frame={page.frame}
      fields={answerFields(offer, page)}
      className="sell-counter"
      stays
    >
      <p>
        {middle ? `Meet ${firstName(name)} in the middle? ` : `What would you take? `}
        {middle && <span>{middleWords(middle)}</span>}
      </p>
      <label className={problem ? 'ui-input ui-input-error' : 'ui-input'}>
        <span className="ui-input-prefix" aria-hidden="true">
          $
        </span>
        <input
          key={id}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={`Your counter-offer to ${name}, in dollars`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          defaultValue={tried?.typed.amount ?? (middle ? groupDigits(middle.amount) : '')}
        />
      </label>
      <button type="submit" className="ui-button ui-button-secondary">
        Send counter
      </button>
      <Problem isLive id={problemId} text={problem} />
    </AdForm>
  );
}

/** `$9,450 is still a Good Deal.` */
function middleWords({ amount, deal }: NonNullable<OfferRow['middle']>): string {
  if (deal === null) return `That is ${dollars(amount)}.`;
  return `${dollars(amount)} is a ${dealNames[deal.word]} for them.`;
}
