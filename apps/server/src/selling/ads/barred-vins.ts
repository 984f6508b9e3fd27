import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barredVins } from '../tables.ts';

/** Has nobody sell a car here himself until it is allowed again. */
export async function barVin(transaction: Database, vin: string, reason: string): Promise<void> {
  await transaction.insert(barredVins).values({ vin, reason }).onConflictDoNothing();
}

/** @returns whether it was barred */
export async function allowVin(transaction: Database, vin: string): Promise<boolean> {
  const allowed = await transaction.delete(barredVins).where(eq(barredVins.vin, vin)).returning();
  return allowed.length > 0;
}

export async function isBarred(database: Database, vin: string): Promise<boolean> {
  const found = await database.select().from(barredVins).where(eq(barredVins.vin, vin));
  return found.length > 0;
}

export const barredSentence =
  'This car was taken off the market here, and stays so. Write to us where you think that is wrong.';
