import { randomUUID } from 'node:crypto';
import { noFacts } from '@forecourt/domain/selling/private-ad';
import sharp from 'sharp';
import { people } from '../../accounts/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { makePhotograph } from '../pictures/make-photograph.ts';
import { adPictures, privateAds } from '../tables.ts';

/** Has somebody show a photograph in an ad. */
export async function addPhotograph(database: Database, id: string): Promise<void> {
  const personId = randomUUID();
  const adId = randomUUID();
  await database
    .insert(people)
    .values({ id: personId, name: '', email: `${personId}@people.test` });
  await database.insert(privateAds).values({
    id: adId,
    personId,
    brand: 'atc',
    vin: '3HGGK5H71GM712064',
    status: 'draft',
    facts: noFacts,
  });
  const gray = { create: { width: 640, height: 480, channels: 3 as const, background: '#888' } };
  const made = await makePhotograph(await sharp(gray).jpeg().toBuffer());
  await database.insert(adPictures).values({ id, adId, place: 0, sentHash: '', ...made });
}
