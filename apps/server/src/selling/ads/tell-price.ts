import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { dollars } from '@forecourt/domain/money/dollars';
import { priceCeiling } from '@forecourt/domain/money/shopper-terms';
import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import type { Asked } from '@forecourt/web/back-office/office';
import type { Act } from '../act.ts';
import { keepFacts } from './change-ad.ts';

/** The third step: what it costs. */
export const tellPrice: Act = {
  async run(parts, fields, at) {
    const price = parseCarPrice(fields.price ?? '');
    const lowering = fields.lowers === 'on' ? readLowering(fields, price) : null;
    const problems = {
      ...(price === undefined && {
        price: `Expected whole dollars from $1 to ${dollars(priceCeiling)}, such as 9,600.`,
      }),
      ...(lowering !== null && 'problems' in lowering && lowering.problems),
    };
    if (price === undefined || Object.keys(problems).length > 0)
      return { status: 'INVALID', problems };
    const said = {
      price,
      takesOffers: fields.takesOffers === 'on',
      lowering: lowering !== null && 'by' in lowering ? lowering : null,
    };
    return keepFacts(parts, at, { ad: fields.ad, said, next: 'publish' });
  },
};

function readLowering(
  fields: Asked,
  price: number | undefined,
): NonNullable<AdFacts['lowering']> | { readonly problems: Asked } {
  const by = parseCarPrice(fields.by ?? '');
  const floor = parseCarPrice(fields.floor ?? '');
  const isBelow = floor !== undefined && (price === undefined || floor < price);
  if (by !== undefined && floor !== undefined && isBelow) return { by, floor };
  return {
    problems: {
      ...(by === undefined && { by: 'Expected whole dollars, such as 150.' }),
      ...(!isBelow && { floor: 'Expected whole dollars below the price.' }),
    },
  };
}
