import type { CardData } from '../../cards/car-card-data.ts';
import type { PublishView } from '../selling-views.ts';

/** The last step as its page draws it. */
export interface ShownPublish extends Omit<PublishView, 'card' | 'owner'> {
  /** As it will stand in results; null while something of it is missing. */
  readonly card: CardData | null;
}
