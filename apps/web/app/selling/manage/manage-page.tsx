import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { PageLink } from '../../ui/page-link.tsx';
import { sellingSentences } from '../done-sentences.ts';
import type { SellerPage, Undone } from '../enter-selling.ts';
import { SellerSaid } from '../seller-said.tsx';
import type { ManageView } from '../selling-views.ts';
import { AdFigures } from './ad-figures.tsx';
import { AdQuestions } from './ad-questions.tsx';
import { agreedOf } from './agreed.ts';
import { ManageHead } from './manage-head.tsx';
import { MessageList } from './message-list.tsx';
import { OfferList } from './offer-list.tsx';
import { SaleSteps } from './sale-steps.tsx';

interface ManagePageProps {
  readonly page: SellerPage<ManageView>;
  readonly undone: Undone | null;
  /** The offer that a counter is written for, as the address says; null for none. */
  readonly counter: string | null;
}

/** Where an ad is looked after that is or was on the market. */
export function ManagePage({ page, undone, counter }: ManagePageProps) {
  return (
    <main id="main" className="sell-main">
      <div className="sell-body sell-manage">
        <PageLink className="ui-link" to={sellPath}>
          All your ads
        </PageLink>
        <SellerSaid said={page.said} undone={undone} sentences={sellingSentences} />
        <ManageHead page={page} />
        <AdQuestions page={page} />
        <AdFigures view={page.shown} />
        <div className="sell-columns">
          <div>
            <OfferList page={page} undone={undone} counter={counter} />
            <MessageList view={page.shown} />
          </div>
          {hasSale(page.shown) && <SaleSteps page={page} />}
        </div>
      </div>
    </main>
  );
}

/** Whether its car is sold, or may be: an ad that ended without a buyer has no sale to go through. */
const hasSale = ({ head, offers }: ManageView): boolean =>
  isOpenAd(head) || head.status === 'sold' || agreedOf(offers).length > 0;
