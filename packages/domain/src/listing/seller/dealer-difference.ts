import type { DealerDifferentiator } from './dealer-differentiator.ts';
import type { DealerNode } from './dealer-html.ts';

/** What a dealer says sets it apart, cleaned and ready to be shown. */
export interface DealerDifference extends Pick<DealerDifferentiator, 'cta' | 'logo'> {
  readonly ownerId: number;
  readonly name: string;
  /** One line. */
  readonly tagline: string | null;
  readonly content: readonly DealerNode[];
}
