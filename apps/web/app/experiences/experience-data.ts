import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import {
  type CertifiedContent,
  programPageOf,
} from '@forecourt/domain/experience/certified-content';
import {
  findShoppingWay,
  leftWay,
  type ShoppingWay,
} from '@forecourt/domain/experience/shopping-way';
import { moneyBackPeriod } from '@forecourt/domain/listing/guarantees';
import { withSettings, withValues } from '@forecourt/domain/search/edit-search';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { sellPath } from '@forecourt/domain/selling/ad-paths';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { AboutName } from '../content/use-about.ts';

/** A step that the head of an experience offers: a search, a page beyond this site, or an explanation. */
export type ExperienceAction =
  | { readonly label: string; readonly href: string; readonly isOutside: boolean }
  | { readonly label: string; readonly about: AboutName };

/** What stands over the results of a way of shopping. */
export interface ExperienceData {
  readonly way: ShoppingWay;
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly ExperienceAction[];
  /** The search without it; null where that is switched off. */
  readonly exit: { readonly label: string; readonly href: string } | null;
}

interface ExperienceContext {
  readonly flags: FeatureFlags;
  readonly reference: Reference;
  readonly outsidePages: OutsidePages;
  readonly url: (query: SearchQuery) => string;
  /** How many cars each choice of a filter would find. */
  readonly facets: SearchResult['facets'];
  /** The program of the maker that is searched for; null where there are no words for one. */
  readonly program: CertifiedContent | null;
}

/** The head of a search's results, or null where the search is no way of shopping of its own. */
export function toExperienceData(
  query: SearchQuery,
  context: ExperienceContext,
): ExperienceData | null {
  const way = findShoppingWay(query, context.flags);
  if (way === null) return null;
  const words = wordsOf(way, query, context);
  if (words === null) return null;
  const { name, ...shown } = words;
  const href = context.url(leftWay(query, way, context.reference));
  const exit = context.flags.has('clear_experience') ? { label: `Leave ${name}`, href } : null;
  return { way, ...shown, exit };
}

interface Words extends Pick<ExperienceData, 'heading' | 'text' | 'actions'> {
  /** What is left by the way out. */
  readonly name: string;
}

function wordsOf(way: ShoppingWay, query: SearchQuery, context: ExperienceContext): Words | null {
  const { reference, outsidePages, url, facets, program } = context;
  const choosing = (
    label: string,
    group: 'vehicleStyleCode' | 'dealType' | 'listingType',
    value: string,
  ): readonly ExperienceAction[] => {
    // A step that finds nothing is none.
    if (!facets.get(group)?.get(value)) return [];
    const href = url(withValues(query, group, [value], reference));
    return [{ label, href, isOutside: false }];
  };
  switch (way) {
    case 'commercial':
      return {
        name: 'Commercial Vehicles',
        heading: 'Vehicles that work for a living',
        text: 'Pickups, vans and chassis cabs built or used for business. Beds, cabs and lengths are among the filters.',
        actions: [
          ...choosing('Trucks', 'vehicleStyleCode', 'TRUCKS'),
          ...choosing('Vans', 'vehicleStyleCode', 'VANMV'),
        ],
      };
    case 'best-deals':
      return {
        name: 'Best Deals',
        heading: 'Priced below cars like them',
        text: 'Only cars that ask less than comparable ones do today. Each card says by how much, and against how many.',
        actions: [
          ...choosing('Great deals only', 'dealType', 'greatprice'),
          {
            label: 'With a price drop first',
            href: url(withSettings(query, { sortBy: 'pricedropDESC' })),
            isOutside: false,
          },
        ],
      };
    case 'hyundai-buy-online':
      return {
        name: 'Buy Online',
        heading: 'Buy your Hyundai online',
        text: 'These dealers do price, trade-in, papers and payment with you online. Choose a car, agree on the figures, then have it delivered or pick it up.',
        actions: [
          ...choosing('New', 'listingType', 'NEW'),
          ...choosing('Certified', 'listingType', 'CERTIFIED'),
        ],
      };
    case 'private-exchange':
      return {
        name: 'Owner to Owner',
        heading: 'Buy from the person who drove it',
        text: 'Ask the owner what a listing cannot tell, make an offer, and agree on a price between the two of you. Have the car inspected before you pay.',
        actions: sellAction(outsidePages),
      };
    case 'vehicle-exchange':
      return {
        name: 'cars with the guarantee',
        heading: 'Take it back if it is not the one',
        text: `Every car here may be returned for your money: ${moneyBackPeriod}.`,
        actions: [{ label: 'What the guarantee covers', about: 'money-back-guarantee' }],
      };
    case 'certified-program':
      return program && programWords(program, query);
  }
}

const sellAction = (pages: OutsidePages): readonly ExperienceAction[] => {
  const outside = pages['sell-your-car'];
  return [{ label: 'Sell your car', href: outside ?? sellPath, isOutside: outside !== undefined }];
};

function programWords({ name, pages }: CertifiedContent, query: SearchQuery): Words {
  return {
    name,
    ...pages[programPageOf(query)],
    actions: [{ label: 'Program details', about: 'certified-program' }],
  };
}
