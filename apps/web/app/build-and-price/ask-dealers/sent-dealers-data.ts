import { carName } from '@forecourt/domain/listing/listing-title';
import type { AppContext } from '../../app-context.ts';
import type { SentDealer } from './asked-dealers.ts';

/** A dealer that was asked, with the car; both may be gone since. */
export interface SentDealerShown extends SentDealer {
  readonly seller: string;
  readonly car: string | null;
}

export const toSentDealers = (sent: readonly SentDealer[], app: AppContext) =>
  Promise.all(sent.map((one) => toSentDealer(one, app)));

async function toSentDealer(sent: SentDealer, app: AppContext): Promise<SentDealerShown> {
  const found = await app.services.findCarToAsk(sent.listingId);
  if (!found) return { ...sent, seller: 'The dealer', car: null };
  const car = [carName(found.card, app.reference), found.card.trim].filter(Boolean).join(' ');
  return { ...sent, seller: found.owner.name, car };
}
