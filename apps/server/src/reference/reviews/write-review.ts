import { findMake, findModel } from '@forecourt/catalog/vehicles/catalog';
import { keeperOf, publicName } from '@forecourt/domain/account/asker';
import { reviewFormSchema } from '@forecourt/domain/reference/model-review';
import {
  hasValidCheckDigit,
  modelYearOf,
  normalizeVin,
  wmiOf,
} from '@forecourt/domain/vehicle/vin';
import type { ReviewAnswer } from '@forecourt/web/reference/services';
import type { Database } from '../../platform/database/database.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { RequestFacts } from '../../request/request-facts.ts';
import { yearsOf } from '../catalog-facts.ts';
import { keepReview } from './review-store.ts';

const wrongVin = 'That VIN is not of such a car. Leave it out, or correct it.';
const notSold = 'The model was not sold in that year.';

/** Keeps what a signed-in person wrote of a model, if it is as expected. */
export async function writeReview(
  database: Database,
  { asker, now }: Pick<RequestFacts, 'asker' | 'now'>,
  modelCode: string,
  fields: Readonly<Record<string, string>>,
): Promise<ReviewAnswer> {
  const keeper = keeperOf(asker);
  if (asker.kind !== 'person' || keeper === null) return { status: 'SIGN_IN' };
  const parsed = reviewFormSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  const form = parsed.data;
  // A robot that fills in everything is told what people are told.
  if (form.textPot !== '') return { status: 'KEPT' };
  if (!yearsOf(modelCode).includes(form.year))
    return { status: 'INVALID', problems: { year: notSold } };
  const isVerified = form.vin !== '' && isOfCar(form.vin, modelCode, form.year);
  if (form.vin !== '' && !isVerified) return { status: 'INVALID', problems: { vin: wrongVin } };
  const author = { keeper, name: publicName(asker) };
  await keepReview(database, author, { modelCode, form, isVerified, now });
  return { status: 'KEPT' };
}

/** Whether a VIN may be of a model year, by its check digit, its maker and its year. */
function isOfCar(text: string, modelCode: string, year: number): boolean {
  const vin = normalizeVin(text);
  const make = findMake(findModel(modelCode)?.makeCode ?? '');
  if (vin === null || !make || !hasValidCheckDigit(vin)) return false;
  return make.wmis.includes(wmiOf(vin)) && modelYearOf(vin) === year;
}
