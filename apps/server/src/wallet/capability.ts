import { normalizeVin } from '@forecourt/domain/vehicle/vin';
import type { WalletServices } from '@forecourt/web/wallet/services';
import type { Capability } from '../platform/capability.ts';
import { askPublicService } from '../platform/http/ask-public-service.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { forgetWallet, keepWallet } from './keep-wallet.ts';
import { followTables, LiveTables } from './live-tables.ts';
import { readFinanceTables } from './read-finance-data.ts';
import { walletRoutes } from './routes.ts';
import { findSellerFigures, rememberSellerAnswers, type SellerAnswers } from './seller-services.ts';
import { tablesCommand } from './tables-command.ts';
import { findTradeInValue } from './value-trade-in.ts';
import { walletKeeping } from './wallet-keeping.ts';
import { type WalletCall, walletPolicies } from './wallet-policies.ts';
import { type WalletConfig, walletSettings } from './wallet-settings.ts';

type BaseParts = MarketParts & { readonly config: WalletConfig };
type Parts = BaseParts & {
  readonly financeTables: LiveTables;
  readonly sellerAnswers: SellerAnswers;
};

/** What a car costs a shopper: every month, at the door, over years. */
export const wallet = {
  name: 'wallet',
  settings: walletSettings,
  policies: walletPolicies,
  folders: ['/cars-for-sale/wallet/'],
  commands: [tablesCommand],
  provide: ({
    config,
  }: BaseParts): {
    readonly financeTables: LiveTables;
    readonly sellerAnswers: SellerAnswers;
  } => ({
    financeTables: new LiveTables(readFinanceTables(config.financeTables)),
    sellerAnswers: rememberSellerAnswers(),
  }),
  start: async ({ database, financeTables }: Parts) => ({
    stop: await followTables(database, financeTables),
  }),
  routes: (parts: Parts) => [walletRoutes(parts)],
  keeps: ({ database }: BaseParts) => [walletKeeping(database)],
  services: (
    { database, engine, financeTables, sellerAnswers, config }: Parts,
    facts: PageFacts<WalletCall>,
  ): WalletServices => ({
    financeTables: () => financeTables,
    valueTradeIn: (car) =>
      facts.calls.attempt('trade-in-value', () => findTradeInValue(engine, car), null),
    findCarByVin: (vin) =>
      facts.calls.attempt(
        'trade-in-value',
        async () => (await engine.findByVin(normalizeVin(vin) ?? '')) ?? null,
        null,
      ),
    countCars: (query, terms) =>
      facts.calls.attempt('wallet-count', () => engine.count(facts.filterBy(query, terms)), null),
    askSeller: (services, question) =>
      findSellerFigures(config.asksSellers ? services : undefined, question, {
        ask: askPublicService,
        answers: sellerAnswers,
        calls: facts.calls,
      }),
    keepWallet: (before, changes) => keepWallet(database, facts, before, changes),
    forgetWallet: () => forgetWallet(database, facts),
  }),
} as const satisfies Capability<Parts, PageFacts<WalletCall>>;
