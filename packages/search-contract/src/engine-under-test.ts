import type {
  ListingCard,
  SearchEngine,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import type { Inventory } from './arbitrary-inventory.ts';
import type { KnownModel } from './oracle.ts';
import { expectAnswer, type Stock } from './stock.ts';

/** What an engine is built from. */
export interface InventoryOfDay extends Inventory {
  /** `YYYY-MM-DD`: the day of requests that name none, from which relevance is measured. */
  readonly today: string;
  /** Models that may be chosen, whether or not a car of theirs is for sale. */
  readonly models: readonly KnownModel[];
}

/** An engine that the contract is tested on. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  /** Frees what the engine holds: threads, connections, files. */
  stop(): Promise<void>;
}

/** What is done with an engine that was built for it, beside what should be for sale. */
export type Trial = (subject: EngineUnderTest, stock: Stock) => Promise<void>;

/** What the tests of the contract are declared with. */
export interface Contract {
  /** Builds an engine of an inventory, runs a trial on it and stops it. */
  readonly trial: (inventory: Inventory, run: Trial) => Promise<void>;
  /** How often each property is tried. */
  readonly runs: { readonly numRuns: number };
}

/** Every car's card as the engine has it, by id. */
async function cardsOf(engine: SearchEngine, stock: Stock): Promise<Map<number, ListingCard>> {
  const ids = [...stock.listings.keys()];
  const cards = await Promise.all(ids.map((id) => engine.findById(id)));
  return new Map(cards.flatMap((card) => (card ? [[card.id, card] as const] : [])));
}

/** An oracle of the stock with the engine's deal ratings. */
export async function oracleOf(engine: SearchEngine, stock: Stock) {
  return stock.oracle(await cardsOf(engine, stock));
}

/** Compares the engine's answer to a request with a plain array filter over the stock. */
export async function compareAnswer(
  engine: SearchEngine,
  stock: Stock,
  request: SearchRequest,
): Promise<void> {
  const oracle = await oracleOf(engine, stock);
  const [result, count] = await Promise.all([engine.search(request), engine.count(request.filter)]);
  expectAnswer(oracle, request, { result, count, listings: engine.status.listings });
}
