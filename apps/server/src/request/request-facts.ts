import type { Asker } from '@forecourt/domain/account/asker';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { withoutSwitchedOff } from '@forecourt/domain/experience/shopping-way';
import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import { type ShopperTerms, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { termsOf, toWallet, type Wallet } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import type { SearchFilter } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import {
  nobodysMoney,
  type ShopperMoney,
  toSearchFilter,
} from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { type Clock, dayOf } from '../platform/clock.ts';
import { brandInPath, brandOf, pathPrefixOf } from './brand-of.ts';
import type { FlagBoard } from './flags/flag-board.ts';
import { publicOriginOf } from './public-origin.ts';
import type { RequestConfig } from './request-settings.ts';

/** A shopper's money with the whole of the wallet. */
export interface RequestMoney extends ShopperMoney {
  readonly wallet: Wallet | null;
  readonly tables: FinanceTables;
}

/** What is known of a request before anything is done for it. */
export interface RequestFacts {
  readonly brand: Brand;
  /** The parts that are switched on for it. */
  readonly flags: FeatureFlags;
  /** When it came, in milliseconds since 1970. */
  readonly now: number;
  /** The day of that, `YYYY-MM-DD`. */
  readonly today: string;
  readonly asker: Asker;
  /** What the shopper told of money, and the terms that payments are reckoned by. */
  readonly money: RequestMoney;
  /** Whether this browser sent something a moment ago: what it reads has to show it. */
  readonly hasJustWritten: boolean;
  /** The address that limits count by. */
  readonly client: string;
  /** Scheme and host under which shoppers reach the brand. */
  readonly origin: string;
  /** What an address begins with that a browser or reader without a cookie follows: `/kbb`, or nothing. */
  readonly pathPrefix: string;
  /** The search without what is switched off. Addresses of pages keep it: they hold again once it is on. */
  readonly switched: (query: SearchQuery) => SearchQuery;
  /** A search as the engine is asked for it, without what is switched off; worked out once a query. */
  readonly filterOf: (query: SearchQuery) => SearchFilter;
  /** As it would be asked for under other terms. */
  readonly filterBy: (query: SearchQuery, terms: ShopperTerms) => SearchFilter;
}

/** @param asked.url as it came */
export function toRequestFacts(
  asked: {
    readonly url: string;
    readonly clock: Clock;
    readonly asker: Asker;
    readonly client: string;
    readonly cookies: string | null;
    /** The brand that this browser chose by a path. */
    readonly chosenBrand: string | undefined;
    readonly hasJustWritten: boolean;
  },
  parts: {
    readonly config: RequestConfig;
    readonly reference: PlaceReference;
    readonly flags: FlagBoard;
    readonly financeTables: FinanceTables;
  },
): RequestFacts {
  const { config, reference: places } = parts;
  const { host, pathname } = new URL(asked.url);
  const brand = brandOf(host, config, brandInPath(pathname)?.code ?? asked.chosenBrand);
  const flags = parts.flags.of(brand, asked.asker.kind === 'person' ? 'consumer' : 'visitor');
  const now = asked.clock.now();
  const today = dayOf({ now: () => now });
  const money = moneyOf(asked, parts.financeTables);
  const origin = publicOriginOf(asked.url, config);
  const pathPrefix = pathPrefixOf(brand, host, config);
  return {
    brand,
    flags,
    now,
    today,
    origin,
    pathPrefix,
    money,
    asker: asked.asker,
    client: asked.client,
    hasJustWritten: asked.hasJustWritten,
    ...searchFacts(flags, today, places, money),
  };
}

/** A robot has no wallet: its pages are everybody's. */
function moneyOf(
  { asker, cookies }: { readonly asker: Asker; readonly cookies: string | null },
  tables: FinanceTables,
): RequestMoney {
  const stamped = asker.kind === 'bot' ? {} : readWalletCookie(cookies);
  const wallet = Object.keys(stamped).length === 0 ? null : toWallet(stamped);
  const terms = wallet === null ? usualTerms : termsOf(wallet, tables.apr);
  return { wallet, terms, tables };
}

/** How searches are asked for on a day under some flags. */
export function searchFacts(
  flags: FeatureFlags,
  today: string,
  places: PlaceReference,
  money: ShopperMoney = nobodysMoney,
): Pick<RequestFacts, 'switched' | 'filterOf' | 'filterBy'> {
  const switched = oncePer((query: SearchQuery) => withoutSwitchedOff(query, flags));
  return {
    switched,
    filterBy: (query, terms) => toSearchFilter(switched(query), places, today, { ...money, terms }),
    filterOf: oncePer((query: SearchQuery) =>
      toSearchFilter(switched(query), places, today, money),
    ),
  };
}

function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
