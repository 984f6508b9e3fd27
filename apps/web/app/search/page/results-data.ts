import { termsWords } from '@forecourt/domain/money/shopper-terms';
import { maxRefreshes } from '@forecourt/domain/promotion/fixed-ad';
import type { PageEnd } from '@forecourt/domain/promotion/promotions';
import { hasAds } from '../../advertising/ads.ts';
import { toReviewLink } from '../../content/article-data.ts';
import { toGridItems } from '../../promotions/grid-data.ts';
import { toPageEndData } from '../../promotions/page-end-data.ts';
import { toShowcaseData } from '../../promotions/showcase-data.ts';
import { groupStarts } from '../results/result-groups.ts';
import type { PageSources } from './found-search.ts';

/** The cars that were found, what stands among and around them, and how they are shown. */
export function toResultsData({ found, context, url, toCard }: PageSources) {
  const { parsed, result, promotions, end, articles, ads } = found;
  const { query } = parsed;
  const { flags } = context;
  const toEnd = (of: PageEnd) => toPageEndData(of, query, { toCard, url, context });
  return {
    groups: groupStarts(query, result),
    items: toGridItems(query, result, promotions, {
      toCard,
      url,
      context,
      guides: articles.electric,
      hasAdverts: hasAds(ads),
    }),
    end: end instanceof Promise ? end.then(toEnd) : end && toEnd(end),
    isShowcaseAbove: promotions.density === 'specification',
    showcase: promotions.showcase && toShowcaseData(promotions.showcase, query, toCard, url),
    reviews: articles.reviews.map(toReviewLink),
    canHideShowcase: flags.has('srp_alpha_suppress_button'),
    compares: flags.has('compare'),
    /** Whether payments stand before prices; null without a wallet to say so. */
    emphasis: flags.has('my_wallet') ? (context.wallet?.paymentEmphasis ?? false) : null,
    /** By which terms cards show payments. */
    paymentTerms: termsWords(context.terms, false),
    ads,
    fixedAd:
      flags.has('fixed_ads') && hasAds(ads)
        ? { maxRefreshes: maxRefreshes(flags.has('srp_fixed_ad_config')) }
        : null,
  };
}
