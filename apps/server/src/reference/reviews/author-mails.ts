import { modelName } from '@forecourt/domain/listing/listing-title';
import { modelReviewPath, researchPath } from '@forecourt/domain/reference/research-address';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AuthoredReview, authorEmail } from '../../reviews/tell-author.ts';
import { modelReviews } from '../tables.ts';

/** Tells authors what became of their reviews of models. Its name is in the database. */
export const tellModelAuthor = 'tell-author-of-model-review';

/** A review of a model as its author hears of it. */
export const findAuthoredModelReview =
  (reference: VehicleReference) =>
  async (database: Database, id: string): Promise<AuthoredReview | undefined> => {
    const { modelCode, year, title, state, rejectedBecause } = modelReviews;
    const [found] = await database
      .select({ modelCode, year, title, state, rejectedBecause, email: authorEmail(modelReviews) })
      .from(modelReviews)
      .where(eq(modelReviews.id, id));
    return (
      found && {
        ...found,
        about: `the ${found.year} ${modelName(found.modelCode, reference)}`,
        path: researchPath(found.modelCode, found.year, reference),
        formPath: modelReviewPath(found.modelCode, found.year, reference),
      }
    );
  };
