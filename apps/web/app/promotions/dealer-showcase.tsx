import { phoneHref } from '@forecourt/domain/lead/phone-number';
import { ratingWords } from '@forecourt/domain/listing/rating-words';
import { awayWords } from '@forecourt/domain/place/away-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronDown, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { takeFocus } from '../ui/dialog/take-focus.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useHasScript } from '../ui/use-has-script.ts';
import { ShowcaseCars } from './showcase-cars.tsx';
import type { ShowcaseData } from './showcase-data.ts';
import { type SuppressedFor, suppressShowcase, unsuppressShowcase } from './suppress-showcase.ts';

interface DealerShowcaseProps {
  readonly showcase: ShowcaseData;
  /** Whether a shopper may hide it. */
  readonly canHide: boolean;
  /** Whether another search is on its way: its place is held, and nothing of it is offered. */
  readonly isLoading: boolean;
}

/** A dealer that pays to be shown above the results, with its cars of the search. */
export function DealerShowcase({ showcase, canHide, isLoading }: DealerShowcaseProps) {
  const [hidden, setHidden] = useState<SuppressedFor | null>(null);
  const [isBack, setIsBack] = useState(false);
  if (hidden !== null) {
    const undo = () => {
      unsuppressShowcase();
      setHidden(null);
      setIsBack(true);
    };
    return (
      <p className="promotion-showcase-hidden" role="status">
        {showcase.name} is hidden {hidden === 'while' ? 'for 30 minutes' : 'for this visit'}.{' '}
        <button type="button" className="ui-touch" ref={takeFocus} onClick={undo}>
          Undo
        </button>
      </p>
    );
  }
  const hide = (how: SuppressedFor) => {
    suppressShowcase(how);
    setHidden(how);
  };
  return (
    <section
      className={isLoading ? 'promotion-showcase promotion-showcase-loading' : 'promotion-showcase'}
      aria-label={isLoading ? 'A dealer, loading' : `${showcase.name}, sponsored`}
      aria-busy={isLoading}
    >
      <details open>
        <summary ref={isBack ? takeFocus : undefined}>
          <span className="ui-monogram" aria-hidden="true">
            {showcase.name.charAt(0)}
          </span>
          <ShowcaseHeading showcase={showcase} />
          <ChevronDown className="ui-icon" size={18} aria-hidden="true" />
        </summary>
        <div
          className={
            showcase.variant === 'owner'
              ? 'promotion-showcase-body promotion-showcase-owner'
              : 'promotion-showcase-body'
          }
        >
          {showcase.variant === 'owner' && <DealerWords showcase={showcase} />}
          <ShowcaseCars name={showcase.name} cars={showcase.cars} />
        </div>
        <p className="promotion-showcase-foot">
          <PageLink className="ui-touch" to={showcase.href}>
            {showcase.stock === 1
              ? 'See its only car'
              : `See all ${groupDigits(showcase.stock)} cars`}
          </PageLink>
          {canHide && <HideButtons onHide={hide} />}
        </p>
      </details>
    </section>
  );
}

/** Its place among the cars: a row of its own. */
export function ShowcaseCell({ children }: { readonly children: ReactNode }) {
  return <div className="promotion-showcase-cell">{children}</div>;
}

function ShowcaseHeading({ showcase }: { readonly showcase: ShowcaseData }) {
  const { name, rating, reviewCount, distanceMiles } = showcase;
  return (
    <span className="promotion-showcase-name">
      <b>{name}</b> <span className="promotion-tag">Sponsored</span>
      <small>
        {rating !== null && <span className="ui-rating">{ratingWords(rating, reviewCount)}</span>}
        {distanceMiles !== null && <span>{awayWords(distanceMiles)}</span>}
      </small>
    </span>
  );
}

function DealerWords({
  showcase: { tagline, address, phone },
}: {
  readonly showcase: ShowcaseData;
}) {
  return (
    <div className="promotion-showcase-dealer">
      {tagline && <p>“{tagline}”</p>}
      {address && <p className="ui-dim">{address}</p>}
      {phone && (
        <a className="ui-button ui-button-quiet ui-number" href={phoneHref(phone)}>
          <Phone className="ui-icon" size={16} aria-hidden="true" />
          {phone}
        </a>
      )}
    </div>
  );
}

/** Hiding needs a script, so without one there is nothing to press. */
function HideButtons({ onHide }: { readonly onHide: (how: SuppressedFor) => void }) {
  if (!useHasScript()) return null;
  return (
    <>
      <button type="button" className="ui-touch" onClick={() => onHide('while')}>
        Hide for 30 minutes
      </button>
      <button type="button" className="ui-touch" onClick={() => onHide('session')}>
        Hide for this visit
      </button>
    </>
  );
}
