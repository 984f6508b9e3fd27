import {
  type DemoDealerReview,
  demoDealerReviews,
  demoReviewedDealers,
} from '@forecourt/catalog/demo/demo-dealer-reviews';
import { findMake, findModel } from '@forecourt/catalog/vehicles/catalog';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { dealerReviews } from './tables.ts';

/** A car of a dealer, as a review names it. */
interface ReviewedCar {
  readonly ownerId: number;
  readonly year: number;
  readonly makeCode: string;
  readonly modelCode: string;
}

/** Writes the reviews of dealers that come with the demo inventory, marked as such. @param today `YYYY-MM-DD` */
export async function writeDemoDealerReviews(database: Database, today: string): Promise<void> {
  await database.delete(dealerReviews).where(eq(dealerReviews.isDemo, true));
  const cars = await findReviewedCars(database);
  const written = [...Map.groupBy(cars, ({ ownerId }) => ownerId).values()].flatMap((own, dealer) =>
    demoDealerReviews.map((_, at) => {
      const review = demoDealerReviews[(dealer + at) % demoDealerReviews.length];
      const car = own[at % own.length];
      return review && car ? [toRow(review, car, today)] : [];
    }),
  );
  if (written.length > 0) await database.insert(dealerReviews).values(written.flat());
}

/** Some cars of each of the dealers with the most. */
const findReviewedCars = (database: Database): Promise<ReviewedCar[]> =>
  rowsOf(
    database,
    sql`select owner_id::int as "ownerId", (data->>'year')::int as year,
          data->>'makeCode' as "makeCode", data->>'modelCode' as "modelCode"
        from (
          select owner_id, data, row_number() over (partition by owner_id order by id) as place
          from listings where owner_id in (
            select owners.id from owners join listings on listings.owner_id = owners.id
            where owners.data->>'privateSeller' = 'false'
            group by owners.id order by count(*) desc, owners.id
            limit ${demoReviewedDealers}::int)) as own
        where place <= ${demoDealerReviews.length}::int order by owner_id, place`,
  );

function toRow(review: DemoDealerReview, car: ReviewedCar, today: string) {
  const { stars, text, daysAgo, ...told } = review;
  const [service = null, described = null, pricing = null, paperwork = null] = stars;
  const writtenAt = new Date(`${today}T12:00:00Z`);
  writtenAt.setUTCDate(writtenAt.getUTCDate() - daysAgo);
  const { ownerId, year, makeCode, modelCode } = car;
  const names = [findMake(makeCode)?.name ?? makeCode, findModel(modelCode)?.name ?? modelCode];
  return {
    ...told,
    service,
    described,
    pricing,
    paperwork,
    body: text,
    writtenAt,
    ownerId,
    id: crypto.randomUUID(),
    keeper: null,
    authorName: 'Demo',
    isDemo: true,
    car: [year, ...names].join(' '),
    state: 'approved' as const,
  };
}
