import { carName } from '@forecourt/domain/listing/listing-title';
import { modelDrawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { stepsDone } from '@forecourt/domain/selling/private-ad';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { AdHead } from '@forecourt/web/selling/selling-views';
import type { Database } from '../../platform/database/database.ts';
import { listPictures } from '../pictures/list-pictures.ts';
import type { AdRecord } from './own-ads.ts';

/** `2016 Honda Fit EX`; `Your car` of one that is not named yet. */
export function adTitle({ facts }: Pick<AdRecord, 'facts'>, reference: VehicleReference): string {
  const { year, makeCode, modelCode, trim } = facts;
  if (year === null || makeCode === null || modelCode === null) return 'Your car';
  return [carName({ year, makeCode, modelCode }, reference), trim].filter(Boolean).join(' ');
}

/** A drawing of such a car; null of one that is not named yet. */
export function adDrawing({ facts }: Pick<AdRecord, 'facts'>): string | null {
  const { year, modelCode, extColorSimple } = facts;
  if (year === null || modelCode === null) return null;
  return modelDrawingPath({ modelCode, year }, extColorSimple, 'side-640');
}

/** What every page about an ad begins with, and its pictures. */
export async function readHead(
  { database, reference }: { readonly database: Database; readonly reference: VehicleReference },
  ad: AdRecord,
) {
  const pictures = await listPictures(database, ad.id);
  const head: AdHead = {
    id: ad.id,
    status: ad.status,
    vin: ad.vin,
    listingId: ad.listingId,
    title: adTitle(ad, reference),
    pictureUrl: pictures[0]?.smallUrl ?? adDrawing(ad),
    savedAt: ad.savedAt.getTime(),
    done: stepsDone(ad.facts, pictures.length),
  };
  return { head, pictures };
}
