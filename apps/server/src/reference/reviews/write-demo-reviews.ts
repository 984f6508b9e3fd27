import { demoReviews } from '@forecourt/catalog/demo/demo-reviews';
import { ratedNames } from '@forecourt/domain/reference/review-words';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { modelReviews } from '../tables.ts';

/** Writes the reviews that come with the demo inventory, marked as such. */
export async function writeDemoReviews(database: Database): Promise<void> {
  await database.delete(modelReviews).where(eq(modelReviews.isDemo, true));
  await database.insert(modelReviews).values(
    demoReviews.map(({ modelCode, year, overall, title, text, writtenOn }, place) => ({
      id: crypto.randomUUID(),
      keeper: null,
      modelCode,
      year,
      title,
      body: text,
      authorName: 'Demo',
      relation: 'own' as const,
      isDemo: true,
      state: 'approved' as const,
      // Categories are a star around the overall rating, each review another way.
      ratings: Object.fromEntries(
        ratedNames.map((name, at) => [name, at === 0 ? overall : starsNear(overall, at + place)]),
      ),
      writtenAt: new Date(`${writtenOn}T12:00:00Z`),
    })),
  );
}

const starsNear = (overall: number, turn: number) =>
  Math.min(5, Math.max(1, overall + ((turn % 3) - 1)));
