import { ChevronDown, Phone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { ShowcaseCars } from './showcase-cars.tsx';
import type { ShowcaseData } from './showcase-data.ts';
import { type SuppressedFor, suppressShowcase, unsuppressShowcase } from './suppress-showcase.ts';

interface DealerShowcaseProps {
  readonly showcase: ShowcaseData;
  /** Whether a shopper may hide it. */
  readonly canHide: boolean;
}

/** A dealer that pays to be shown above the results, with its cars of the search. */
export function DealerShowcase({ showcase, canHide }: DealerShowcaseProps) {
  const [hidden, setHidden] = useState<SuppressedFor | null>(null);
  if (hidden !== null) {
    const undo = () => {
      unsuppressShowcase();
      setHidden(null);
    };
    return (
      <p className="alpha-gone" role="status">
        {showcase.name} is hidden {hidden === 'while' ? 'for 30 minutes' : 'for this visit'}.{' '}
        <button type="button" onClick={undo}>
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
    <section className="alpha" aria-label={`${showcase.name}, sponsored`}>
      <details open>
        <summary>
          <span className="dl-mono" aria-hidden="true">
            {showcase.name.charAt(0)}
          </span>
          <ShowcaseHeading showcase={showcase} />
          <ChevronDown className="ic" size={18} aria-hidden="true" />
        </summary>
        <div className={showcase.variant === 'owner' ? 'alpha-b alpha-own' : 'alpha-b'}>
          {showcase.variant === 'owner' && <DealerWords showcase={showcase} />}
          <ShowcaseCars name={showcase.name} cars={showcase.cars} />
        </div>
        <p className="alpha-f">
          <PageLink to={showcase.href}>
            {showcase.stock === 1
              ? 'See its only car'
              : `See all ${showcase.stock.toLocaleString('en-US')} cars`}
          </PageLink>
          {canHide && <HideButtons onHide={hide} />}
        </p>
      </details>
    </section>
  );
}

function ShowcaseHeading({ showcase }: { readonly showcase: ShowcaseData }) {
  const { name, rating, reviewCount, distanceMiles } = showcase;
  return (
    <span className="alpha-n">
      <b>{name}</b> <span className="tag">Sponsored</span>
      <small>
        {rating !== null && (
          <span className="rate">
            {`${rating.toFixed(1)} (${reviewCount.toLocaleString('en-US')})`}
          </span>
        )}
        {distanceMiles !== null && <span>{distanceMiles.toLocaleString('en-US')} mi away</span>}
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
    <div className="alpha-d">
      {tagline && <p>“{tagline}”</p>}
      {address && <p className="dim">{address}</p>}
      {phone && (
        <a className="btn btn-3 num" href={`tel:${phone}`}>
          <Phone className="ic" size={16} aria-hidden="true" />
          {phone}
        </a>
      )}
    </div>
  );
}

const noChanges = () => () => {};

/** Hiding needs a script, so without one there is nothing to press. */
function HideButtons({ onHide }: { readonly onHide: (how: SuppressedFor) => void }) {
  const hasScript = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  if (!hasScript) return null;
  return (
    <>
      <button type="button" onClick={() => onHide('while')}>
        Hide for 30 minutes
      </button>
      <button type="button" onClick={() => onHide('session')}>
        Hide for this visit
      </button>
    </>
  );
}
