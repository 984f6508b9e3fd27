import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Keeping } from '../../platform/keeping.ts';
import { modelReviews, reviewReports } from '../tables.ts';

/** Reviews, as something that is somebody's. */
export function reviewKeeping(database: Database): Keeping {
  return {
    name: 'modelReviews',
    exportOf: async ({ key }) => {
      const rows = await database.select().from(modelReviews).where(eq(modelReviews.keeper, key));
      return rows.map(({ writtenAt, body, ...row }) => ({
        modelCode: row.modelCode,
        year: row.year,
        state: row.state,
        authorName: row.authorName,
        relation: row.relation,
        isVerified: row.isVerified,
        ratings: row.ratings,
        title: row.title,
        text: body,
        writtenAt: writtenAt.toISOString(),
      }));
    },
    forget: async ({ key }) => {
      await database.delete(modelReviews).where(eq(modelReviews.keeper, key));
      await database.delete(reviewReports).where(eq(reviewReports.keeper, key));
    },
  };
}
