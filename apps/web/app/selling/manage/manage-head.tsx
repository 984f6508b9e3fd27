import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import {
  Check,
  CircleCheck,
  CircleDot,
  CircleOff,
  CirclePause,
  Pause,
  Pencil,
  Play,
} from 'lucide-react';
import { DealWord } from '../../cards/deal-badge.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { AdForm } from '../ad-form.tsx';
import { AdPicture } from '../ad-picture.tsx';
import type { SellerPage } from '../enter-selling.ts';
import { Moment } from '../moment.tsx';
import type { ManageView } from '../selling-views.ts';
import { agreedOf, namesOf } from './agreed.ts';

interface ManageHeadProps {
  readonly page: SellerPage<ManageView>;
}

/** The car, where its ad stands, and what is done with it as a whole. */
export function ManageHead({ page }: ManageHeadProps) {
  const { head, facts, deal } = page.shown;
  return (
    <header className="sell-manage-head">
      <AdPicture url={head.pictureUrl} alt={head.title} />
      <div>
        <Status view={page.shown} />
        <h1>{head.title}</h1>
        <p className="sell-manage-price">
          {facts.price !== null && <strong>{dollars(facts.price)}</strong>}
          {deal && <DealWord word={deal.word} />}
        </p>
        {head.listingId !== null && head.status === 'live' && (
          <PageLink className="ui-link" to={vehiclePath(head.listingId, null)}>
            See it as buyers do
          </PageLink>
        )}
      </div>
      {isOpenAd(head) && <Deeds page={page} />}
    </header>
  );
}

const icons = {
  draft: CircleDot,
  live: CircleDot,
  paused: CirclePause,
  sold: CircleCheck,
  withdrawn: CircleOff,
  removed: CircleOff,
} as const;

function Status({ view: { head, publishedAt, removalReason } }: { readonly view: ManageView }) {
  const Icon = icons[head.status];
  return (
    <p className="sell-status">
      <Icon className="ui-icon" size={16} aria-hidden="true" />
      <span>
        {head.status === 'live' && (
          <>
            Live since <Moment at={publishedAt} as="day" />
          </>
        )}
        {head.status === 'paused' && 'Paused: buyers do not find it'}
        {head.status === 'sold' && 'Sold'}
        {head.status === 'withdrawn' && 'No longer for sale'}
        {head.status === 'removed' &&
          `We took it off the market${removalReason ? `: ${removalReason}` : '.'}`}
      </span>
    </p>
  );
}

function Deeds({ page }: ManageHeadProps) {
  const { frame, shown } = page;
  const { head } = shown;
  const isPaused = head.status === 'paused';
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="sell-manage-deeds">
      <PageLink className="ui-button ui-button-secondary" to={adPath(head.id, 'car')}>
        <Pencil className="ui-icon" size={16} aria-hidden="true" />
        Edit
      </PageLink>
      <AdForm
        act={isPaused ? 'ad.resume' : 'ad.pause'}
        frame={frame}
        fields={{ ad: head.id }}
        stays
      >
        <button
          type="submit"
          className={isPaused ? 'ui-button ui-button-primary' : 'ui-button ui-button-secondary'}
        >
          <Icon className="ui-icon" size={16} aria-hidden="true" />
          {isPaused ? 'Back on the market' : 'Pause'}
        </button>
      </AdForm>
      <Sold page={page} />
      <Withdrawn page={page} />
    </div>
  );
}

/** Asks once more. */
function Sold({ page }: ManageHeadProps) {
  const agreed = agreedOf(page.shown.offers);
  return (
    <details className="sell-sure" id="sold">
      <summary className="ui-button ui-button-secondary">
        <Check className="ui-icon" size={16} aria-hidden="true" />
        It is sold
      </summary>
      <AdForm act="ad.sold" frame={page.frame} fields={{ ad: page.shown.head.id }}>
        <p>
          It leaves the market for good. Buyers who wrote in the past 60 days are told that it is
          sold{agreed.length > 0 && `, but not ${namesOf(agreed)}, with whom you agreed`}. Buyers
          who saved it read it there.
        </p>
        <button type="submit" className="ui-button ui-button-primary">
          Yes, it is sold
        </button>
      </AdForm>
    </details>
  );
}

/** Asks once more. */
function Withdrawn({ page }: ManageHeadProps) {
  return (
    <details className="sell-sure">
      <summary className="ui-button ui-button-secondary">
        <CircleOff className="ui-icon" size={16} aria-hidden="true" />I no longer sell it
      </summary>
      <AdForm act="ad.withdraw" frame={page.frame} fields={{ ad: page.shown.head.id }}>
        <p>
          It leaves the market for good. Buyers who wrote in the past 60 days are told that it is
          not for sale any more. Buyers who saved it read it there.
        </p>
        <button type="submit" className="ui-button ui-button-primary">
          Yes, end the ad
        </button>
      </AdForm>
    </details>
  );
}
