import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { modelReviews, reviewReports } from './tables.ts';

/** Reviews, as something that is somebody's. */
export function reviewKeeping(database: Database): Keeping {
  return {
    name: 'modelReviews',
    exportOf: async ({ key }) => {
      const rows = await database.select().from(modelReviews).where(eq(modelReviews.keeper, key));
      return rows.map(({ modelCode, year, ratings, title, body, state, writtenAt }) => ({
        ...{ modelCode, year, ratings, title, text: body, state },
        writtenAt: writtenAt.toISOString(),
      }));
    },
    forget: async ({ key }) => {
      await database.delete(modelReviews).where(eq(modelReviews.keeper, key));
      await database.delete(reviewReports).where(eq(reviewReports.keeper, key));
    },
  };
}
