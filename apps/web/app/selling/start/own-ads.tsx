import { dollars } from '@forecourt/domain/money/dollars';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import {
  type AdStatus,
  type AdStep,
  adLimits,
  isOpenAd,
} from '@forecourt/domain/selling/private-ad';
import { undone as undoneSaid } from '../../back-office/sentences.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { AdForm } from '../ad-form.tsx';
import { AdPicture } from '../ad-picture.tsx';
import { startSentences, vinAgain } from '../done-sentences.ts';
import type { SellerPage, Undone } from '../enter-selling.ts';
import { Moment } from '../moment.tsx';
import { SellerSaid } from '../seller-said.tsx';
import type { AdRow, StartView } from '../selling-views.ts';
import { triedForm } from '../tried-form.ts';
import { VinForm } from './vin-form.tsx';

interface OwnAdsProps {
  readonly page: SellerPage<StartView>;
  readonly undone: Undone | null;
  /** For which somebody signed in on the way here. */
  readonly vin: string;
}

/** The ads of a person, and the way to another one. */
export function OwnAds({ page, undone, vin }: OwnAdsProps) {
  const { frame, said, shown } = page;
  const tried = triedForm('ad.begin', page, undone);
  const isVinAgain = said === undoneSaid && vin !== '';
  return (
    <main id="main" className="sell-main">
      <div className="sell-body">
        <SellerSaid
          said={isVinAgain ? vinAgain : said}
          undone={undone}
          sentences={startSentences}
        />
        <h1>{shown.ads.length === 0 ? 'Sell your car yourself' : 'Your ads'}</h1>
        <ul className="sell-ads">
          {shown.ads.map((ad) => (
            <Ad key={ad.id} ad={ad} frame={frame} />
          ))}
        </ul>
        <section className="sell-another" aria-labelledby="another">
          <h2 id="another">{shown.ads.length === 0 ? 'Which car is it?' : 'Sell another car'}</h2>
          {shown.mayBegin ? (
            <VinForm
              frame={frame}
              vin={tried?.typed.vin ?? vin}
              problem={tried?.problems?.vin ?? null}
            />
          ) : (
            <p className="ui-lead">
              {`You have ${adLimits.ads} ads that have not ended, which is all that one person may have. Remove a draft, or say which car is sold or no longer for sale, and begin another.`}
            </p>
          )}
        </section>
      </div>
    </main>
  );
}

const stepNames: Readonly<Record<AdStep, string>> = {
  car: 'the car',
  condition: 'condition and pictures',
  price: 'the price',
  publish: 'publishing it',
};

const statusWords: Readonly<Record<AdStatus, string>> = {
  draft: 'Draft, seen by you alone',
  live: 'Live',
  paused: 'Paused',
  sold: 'Sold',
  withdrawn: 'No longer for sale',
  removed: 'Taken off the market',
};

function Ad({ ad, frame }: { readonly ad: AdRow } & Pick<OwnAdsProps['page'], 'frame'>) {
  const isDraft = ad.status === 'draft';
  return (
    <li>
      <AdPicture url={ad.pictureUrl} alt="" />
      <div>
        <h2>
          <PageLink to={isDraft ? adPath(ad.id, ad.step) : adPath(ad.id)}>{ad.title}</PageLink>
        </h2>
        <p>
          {ad.price !== null && <b>{dollars(ad.price)}</b>} {statusWords[ad.status]}, saved{' '}
          <Moment at={ad.savedAt} as="today" />
        </p>
        {ad.waiting > 0 && (
          <p className="sell-waits">
            {ad.waiting === 1 ? 'One buyer waits' : `${ad.waiting} buyers wait`} for your answer
          </p>
        )}
      </div>
      <div className="sell-deeds">
        {isDraft && <Remove ad={ad} frame={frame} />}
        <PageLink
          className="ui-button ui-button-secondary"
          to={isDraft ? adPath(ad.id, ad.step) : adPath(ad.id)}
        >
          {isDraft ? `Go on with ${stepNames[ad.step]}` : deedWords(ad.status)}
          <span className="ui-visually-hidden">: {ad.title}</span>
        </PageLink>
      </div>
    </li>
  );
}

/** One that has ended is only looked at. */
const deedWords = (status: AdStatus): string => (isOpenAd({ status }) ? 'Look after it' : 'See it');

/** Asks once more. */
function Remove({ ad, frame }: { readonly ad: AdRow } & Pick<OwnAdsProps['page'], 'frame'>) {
  return (
    <details className="sell-sure">
      <summary className="ui-button ui-button-quiet">
        Remove<span className="ui-visually-hidden">: {ad.title}</span>
      </summary>
      <AdForm act="ad.remove" frame={frame} fields={{ ad: ad.id }} stays>
        <p>It goes with its pictures, and cannot be brought back.</p>
        <button type="submit" className="ui-button ui-button-secondary">
          Remove the draft
        </button>
      </AdForm>
    </details>
  );
}
