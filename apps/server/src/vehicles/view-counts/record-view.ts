import { createHash } from 'node:crypto';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { forgetViews } from './forget-views.ts';

interface View {
  readonly vin: string;
  readonly visitorId: string;
  readonly brand: BrandCode;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export type RecordView = (view: View) => Promise<void>;

/**
 * Notes who looks at cars, and with the first view of a day forgets those that no longer count. The
 * visitor's id is hashed with the car's VIN: the rows tell how many looked, not what else one of
 * them looked at.
 */
export function createViewRecorder(database: Database): RecordView {
  let cleanedOn = '';
  return async ({ vin, visitorId, brand, today }) => {
    const viewer = createHash('sha256').update(`${visitorId}:${vin}`).digest('base64url');
    // Once a day, whichever brand it is looked at on.
    await database.execute(
      sql`insert into listing_views (vin, viewer, brand, viewed_on)
          select ${vin}, ${viewer}, ${brand}, ${today}::date
          where not exists (
            select 1 from listing_views
            where vin = ${vin} and viewer = ${viewer} and viewed_on = ${today}::date)
          on conflict do nothing`,
    );
    if (cleanedOn === today) return;
    cleanedOn = today;
    await forgetViews(database, today).catch((error) => {
      // The next view tries again.
      cleanedOn = '';
      throw error;
    });
  };
}
