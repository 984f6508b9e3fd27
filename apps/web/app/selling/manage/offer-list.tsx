import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import type { SellerPage, Undone } from '../enter-selling.ts';
import type { ManageView, OfferRow } from '../selling-views.ts';
import { triedForm } from '../tried-form.ts';
import { agreedOf, agreedWords } from './agreed.ts';
import { Offer } from './offer.tsx';

interface OfferListProps {
  readonly page: SellerPage<ManageView>;
  readonly undone: Undone | null;
  /** The offer that a counter is written for, as the address says; null for none. */
  readonly counter: string | null;
}

/** What buyers offered: open ones first, the highest before the others. */
export function OfferList({ page, undone, counter }: OfferListProps) {
  const { head, offers, facts } = page.shown;
  const isForSale = isOpenAd(head);
  if (offers.length === 0)
    return (
      <section className="sell-list" aria-labelledby="offers">
        <h2 id="offers">Offers</h2>
        <p>
          {!isForSale
            ? 'There were none.'
            : facts.takesOffers
              ? 'None yet. You get an email with each.'
              : 'You take none. Say on the step of the price that you do, and buyers can make them.'}
        </p>
      </section>
    );
  const tried = triedForm('offer.counter', page, undone);
  const sorted = inOrder(offers);
  const agreed = agreedOf(offers);
  const suggested = tried?.typed.offer ?? counter ?? suggestedOf(sorted)?.id;
  return (
    <section className="sell-list" aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      {isForSale && sorted.some(isOpen) && (
        <p>None binds you. The buyer is told at once, whatever you choose.</p>
      )}
      {agreed.length > 0 && <p>{agreed.map(agreedWords).join('. ')}.</p>}
      <ul className="sell-offers">
        {sorted.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            page={page}
            hasCounter={offer.id === suggested}
            tried={tried?.typed.offer === offer.id ? tried : null}
          />
        ))}
      </ul>
    </section>
  );
}

const isOpen = ({ answer }: OfferRow): boolean => answer === null;

/** Open ones by amount, then the answered ones, the latest first. */
export function inOrder(offers: readonly OfferRow[]): readonly OfferRow[] {
  const open = offers.filter(isOpen).sort((a, b) => b.amount - a.amount || b.at - a.at);
  const answered = offers.filter((offer) => !isOpen(offer)).sort((a, b) => b.at - a.at);
  return [...open, ...answered];
}

/** The best one that a counter makes better. */
const suggestedOf = (sorted: readonly OfferRow[]) =>
  sorted.find((offer) => isOpen(offer) && offer.middle !== null);
