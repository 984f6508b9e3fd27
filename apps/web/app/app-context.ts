import type { Asker } from '@forecourt/domain/account/asker';
import type { OneTapClient } from '@forecourt/domain/account/google-sign-in';
import type { KnownConsumer } from '@forecourt/domain/account/interesting-vehicles';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import type { Wallet } from '@forecourt/domain/money/wallet/wallet';
import type { AdChoice } from '@forecourt/domain/promotion/ad-choice';
import type { AdNetwork } from '@forecourt/domain/promotion/ad-network';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { createContext, type RouterContext } from 'react-router';
import type { AccountServices } from './accounts/services.ts';
import type { AdvertisingServices } from './advertising/services.ts';
import type { AlertServices } from './alerts/services.ts';
import type { BookmarkServices } from './bookmarks/services.ts';
import type { BuildServices } from './build-and-price/services.ts';
import type { CompareServices } from './compare/services.ts';
import type { ConsoleServices } from './console/services.ts';
import type { ContentServices } from './content/services.ts';
import type { PortalServices } from './dealer-portal/services.ts';
import type { DealerReviewServices } from './dealer-reviews/services.ts';
import type { DealerServices } from './dealers/services.ts';
import type { EventServices } from './events/services.ts';
import type { HomeServices } from './home/services.ts';
import type { KeywordServices } from './keywords/services.ts';
import type { LeadServices } from './leads/services.ts';
import type { MapServices } from './map/services.ts';
import type { MarketServices } from './market/services.ts';
import type { PromotionServices } from './promotions/services.ts';
import type { ReferenceServices } from './reference/services.ts';
import type { ReportingServices } from './reports/services.ts';
import type { SavedServices } from './saved/services.ts';
import type { SearchServices } from './search/services.ts';
import type { SellingServices } from './selling/services.ts';
import type { VehicleServices } from './vehicles/services.ts';
import type { VinServices } from './vin/services.ts';
import type { WalletServices } from './wallet/services.ts';

/** What pages may ask of the server: each feature says in its own folder what it needs. */
export type Services = AccountServices &
  AdvertisingServices &
  AlertServices &
  BookmarkServices &
  BuildServices &
  CompareServices &
  ConsoleServices &
  ContentServices &
  DealerReviewServices &
  DealerServices &
  EventServices &
  HomeServices &
  KeywordServices &
  LeadServices &
  MapServices &
  MarketServices &
  PortalServices &
  PromotionServices &
  ReferenceServices &
  ReportingServices &
  SavedServices &
  SearchServices &
  SellingServices &
  VehicleServices &
  VinServices &
  WalletServices &
  ReportServices;

export interface ReportServices {
  /** Something is not as it should be, and was dealt with. */
  reportWarning(message: string): void;
  reportError(error: unknown): void;
}

/** All that pages know of the server, handed to their loaders. */
export interface AppContext {
  readonly brand: Brand;
  /** The parts that are switched on: here they are asked for, and nowhere else. */
  readonly flags: FeatureFlags;
  readonly reference: Reference;
  /** Who sells advertising space here; null when nobody does, or the shopper did not say yes to it. */
  readonly adNetwork: AdNetwork | null;
  /** What the shopper said of it; null where there is none. */
  readonly adChoice: AdChoice | null;
  /** How people sign in by Google; null where nobody does. */
  readonly google: (OneTapClient & { readonly hasButton: boolean }) | null;
  /** The channel that the shopper came through. */
  readonly channel: string;
  readonly services: Services;
  /** For scripts and styles of this response, under the content security policy. */
  readonly nonce: string;
  readonly requestId: string;
  /** Whether a page is rendered, and not only its data asked for by a page that is open. */
  readonly isDocument: boolean;
  /** Robots get a 200 where people get an error. */
  readonly isBot: boolean;
  /** Something may be kept for this browser or its person. Only pages that tell of it hear so. */
  readonly isKnown: boolean;
  /** The operator's pages beyond this site. */
  readonly outsidePages: OutsidePages;
  /** Whether an empty marketplace gets demo cars. */
  readonly hasDemo: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Null for a visitor. */
  readonly consumer: KnownConsumer | null;
  /** Who is signed in; null for a visitor. */
  readonly person: SignedInPerson | null;
  /** Whether somebody may be signed in, and the database does not say who. */
  readonly signInRests: boolean;
  /** Tells who asks. A page that wants to know is this browser's alone: it is never cached. */
  readonly asker: () => Asker;
  /** What the shopper told of money; null for nothing. Pages rendered by it are this browser's alone. */
  readonly wallet: Wallet | null;
  /** By which payments are reckoned: the usual terms, or the shopper's own. */
  readonly terms: ShopperTerms;
  /** Scheme and host under which shoppers reach the site. */
  readonly origin: string;
  /** What the address of a feed begins with, since readers keep no cookie: the brand's path, or nothing. */
  readonly pathPrefix: string;
  /** Whether sellers' photographs are shown from their own addresses. */
  readonly remotePhotos: boolean;
  /** Milliseconds that a changed filter waits for the next one. */
  readonly filterPause: number;
  /** Milliseconds that a page waits for what stands beside its cars, and cannot come later without moving them. */
  readonly patience: number;
  /** Milliseconds until what was sent may be sent again; 0 where it was not sent too often. */
  readonly waitMs: number;
}

/** As pages greet whoever is signed in. */
export interface SignedInPerson {
  readonly name: string;
}

/** Global, because the bundle of the pages and the server that runs it each load this module. */
const shared = globalThis as { forecourtAppContext?: RouterContext<AppContext> };
shared.forecourtAppContext ??= createContext<AppContext>();

/** The key under which loaders find their context. */
export const appContext = shared.forecourtAppContext;
