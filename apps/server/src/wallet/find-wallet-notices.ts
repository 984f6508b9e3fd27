import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { readTradeIn } from '@forecourt/domain/money/trade-in/kept-trade-in';
import type { Wallet } from '@forecourt/domain/money/wallet/wallet';
import { tradeInNotice, type WalletNotice } from '@forecourt/domain/money/wallet/wallet-notice';
import type { MarketParts } from '../request/parts.ts';
import { readSavings } from '../saved/saved-cars.ts';
import { findTradeInValue } from './value-trade-in.ts';

type Parts = Pick<MarketParts, 'database' | 'engine' | 'reference'>;

/**
 * What there is to tell who has a wallet: saved cars that cost less now than when they were saved, and a
 * trade-in that is worth more or less than it was.
 *
 * @param keeper whose cars are saved; null for nobody's
 */
export async function findWalletNotices(
  parts: Parts,
  keeper: string | null,
  wallet: Wallet,
): Promise<WalletNotice[]> {
  const found = await Promise.all([
    keeper === null ? null : findDealUpdates(parts, keeper),
    findTradeInUpdate(parts, wallet),
  ]);
  return found.filter((notice) => notice !== null);
}

async function findDealUpdates(
  { database, engine }: Parts,
  keeper: string,
): Promise<WalletNotice | null> {
  const savings = await readSavings(database, keeper);
  const falls = await Promise.all(
    savings.map(async ({ listingId, price }) => {
      const card = price === null ? undefined : await engine.findById(listingId);
      const now = card ? derivedPrice(card) : null;
      return now === null || price === null ? 0 : Math.max(0, price - now);
    }),
  );
  const fallen = falls.filter((fall) => fall > 0);
  if (fallen.length === 0) return null;
  return { kind: 'deal-updates', cars: fallen.length, most: Math.max(...fallen) };
}

/** Of the trade-in whose worth the wallet has as it was told here: an own figure is the shopper's. */
async function findTradeInUpdate(
  { engine, reference }: Parts,
  { tradeIn, tradeValue }: Wallet,
): Promise<WalletNotice | null> {
  const kept = readTradeIn(tradeIn, reference);
  if (kept === null || kept.value !== tradeValue) return null;
  const worth = await findTradeInValue(engine, kept.car);
  return 'value' in worth ? tradeInNotice(kept.value, worth.value) : null;
}
