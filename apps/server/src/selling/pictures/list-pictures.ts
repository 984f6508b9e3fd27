import { photographPath } from '@forecourt/domain/listing/vehicle-picture';
import type { AdPicture } from '@forecourt/web/selling/selling-views';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { adPictures } from '../tables.ts';

/** The pictures of an ad, the cover first. */
export async function listPictures(database: Database, adId: string): Promise<AdPicture[]> {
  const { id, width, height, place } = adPictures;
  const rows = await database
    .select({ id, width, height })
    .from(adPictures)
    .where(eq(adPictures.adId, adId))
    .orderBy(place, id);
  return rows.map((row) => ({
    ...row,
    smallUrl: photographPath(row.id, 'small'),
    url: photographPath(row.id, 'large'),
  }));
}
