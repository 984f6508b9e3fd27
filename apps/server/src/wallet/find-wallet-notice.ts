import { derivedPrice } from '@forecourt/domain/listing/listing';
import type { WalletNotice } from '@forecourt/domain/money/wallet-notice';
import type { MarketParts } from '../request/parts.ts';
import { readSavings } from '../saved/saved-cars.ts';

/** What there is to tell who has a wallet: saved cars that cost less now than when they were saved. */
export async function findWalletNotice(
  { database, engine }: Pick<MarketParts, 'database' | 'engine'>,
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
