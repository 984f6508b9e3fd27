import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
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

/** What a seller is told of a barred car, and whom to write to where the brand says it. */
export function barredSentence(brand: BrandCode): string {
  const { contact } = keptBrand(brand).texts;
  const barred = 'This car was taken off the market here, and stays so.';
  return contact === null ? barred : `${barred} Write to ${contact} if you think that is wrong.`;
}
