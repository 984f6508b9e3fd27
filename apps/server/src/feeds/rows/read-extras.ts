import type { Listing } from '@forecourt/domain/listing/listing';
import { parseProductTiles } from '@forecourt/domain/listing/product-tile';
import type { CarText } from './car-fields.ts';
import { parseMoney, parsePhotoUrls } from './parse-values.ts';

/** What few feeds tell of a car; each is absent where a feed does not. */
export type CarExtras = Pick<Listing, 'productTiles' | 'fyuseId' | 'spinUrls' | 'shippingCost'>;

/** Fewer pictures around a car do not turn. */
const minSpinFrames = 8;

/** @param separator between the addresses of pictures */
export function readExtras(text: CarText, separator: string): CarExtras {
  const tiles = parseProductTiles(text.productTiles ?? '[]');
  const frames = parsePhotoUrls(text.spinPhotos ?? '', separator);
  const cost = parseMoney(text.shippingCost ?? '');
  const isFyuse = /^[\w-]{1,64}$/.test(text.fyuseId ?? '');
  return {
    ...(tiles.length > 0 && { productTiles: tiles }),
    ...(isFyuse && text.fyuseId && { fyuseId: text.fyuseId }),
    ...(frames.length >= minSpinFrames && { spinUrls: frames }),
    ...(typeof cost === 'number' && { shippingCost: cost }),
  };
}
