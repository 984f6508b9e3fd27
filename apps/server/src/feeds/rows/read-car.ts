import { matchMake, splitModelAndTrim } from '@forecourt/catalog/vehicles/match';
import type { ListingType } from '@forecourt/domain/vehicle/codes';
import { findUnstorable } from '../../platform/http/unstorable-field.ts';
import { checkTexts } from '../feed-limits.ts';
import { type Mapping, type RowReader, separatorOf } from '../mapping.ts';
import type { CarDraft, Refusal, RefusedCar, SellerDraft } from './car-draft.ts';
import { type CarText, carFields } from './car-fields.ts';
import type { GivenDealer } from './given-dealer.ts';
import {
  parseCylinders,
  parseList,
  parseListedOn,
  parseLiters,
  parseMileage,
  parseMoney,
  parsePhotoUrls,
  parseWhole,
  parseYes,
} from './parse-values.ts';
import { readExtras } from './read-extras.ts';
import { readSeller } from './read-seller.ts';
import { checkMakeAgainstVin, readVin, readYear } from './read-vin.ts';
import { RowProblems } from './row-problems.ts';
import { type StatedFacts, toCarDraft } from './to-car-draft.ts';
import {
  findDriveType,
  findFuelType,
  findListingType,
  findTransmission,
  findVehicleStyle,
} from './vocabulary.ts';

export type ReadRow =
  | { readonly ok: true; readonly car: CarDraft; readonly seller: SellerDraft }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly named: RefusedCar };

/** What stays the same over a file. */
export interface ReadContext {
  readonly mapping: Mapping;
  readonly reader: RowReader;
  readonly dealer: GivenDealer | null;
  readonly currentYear: number;
}

/**
 * Reads one row into a car and its seller, or says what is wrong with it. What identifies the car
 * (VIN, year, make, model, place, condition) must be right; a price or mileage must be readable;
 * words for equipment that nobody knows are left out.
 */
export function readCar(cells: readonly string[], context: ReadContext): ReadRow {
  const text = context.reader.read(cells);
  const problems = new RowProblems(context.reader, text);
  checkTexts(text, problems);
  const seller = readSeller(text, context.dealer, problems);
  const facts = readFacts(text, context, problems);
  const car = seller && facts && toCarDraft(facts, seller.privateSeller);
  if (car) refuseUnstorable(findUnstorable(car) ?? findUnstorable(seller), problems);
  if (!car || problems.refusals.length > 0) {
    return { ok: false, refusals: problems.refusals, named: toRefusedCar(text, seller, context) };
  }
  return { ok: true, car, seller };
}

/** The finished draft is looked at, because one such text would stop the import of all the others. */
function refuseUnstorable(path: string | null, problems: RowProblems): void {
  if (path === null) return;
  const field = carFields.find((name) => path.split('.')[0] === name) ?? 'vin';
  problems.refuse(field, `expected whole characters in ${path}, and none that is zero`);
}

function toRefusedCar(
  text: CarText,
  seller: SellerDraft | null,
  { dealer }: ReadContext,
): RefusedCar {
  const code = seller?.dealerCode ?? dealer?.code ?? text.dealerCode ?? null;
  const { year, make, model, trim, stockNumber = null } = text;
  return {
    dealerCode: seller?.privateSeller ? null : code,
    stockNumber,
    words: [year, make, model, trim].filter(Boolean).join(' '),
  };
}

function readFacts(text: CarText, context: ReadContext, problems: RowProblems): StatedFacts | null {
  const vin = readVin(text, problems);
  const year = vin && readYear(text, vin, context.currentYear, problems);
  const model = readModel(text, year || undefined, problems);
  if (vin && model) checkMakeAgainstVin(model.makeCode, vin, problems);
  const condition = readCondition(text, problems);
  const numbers = readNumbers(problems);
  if (!vin || !year || !model || !condition || problems.refusals.length > 0) return null;
  return { vin, year, ...model, ...condition, ...numbers, ...readEquipment(text, context.mapping) };
}

function readModel(text: CarText, year: number | undefined, problems: RowProblems) {
  const make = matchMake(text.make ?? '');
  if (make === undefined) {
    problems.refuse('make', 'expected a make that the catalog knows');
    return null;
  }
  const words = [text.model, text.trim].filter(Boolean).join(' ');
  const match = splitModelAndTrim(make.code, words, year);
  if (match === undefined) {
    problems.refuse('model', `expected a model of ${make.name} that the catalog knows`);
    return null;
  }
  return { makeCode: make.code, ...match };
}

function readCondition(text: CarText, problems: RowProblems) {
  const stated = text.condition === undefined ? 'USED' : findListingType(text.condition);
  if (stated === undefined) {
    problems.refuse('condition', 'expected new, used or certified');
    return null;
  }
  const certified = stated === 'USED' && parseYes(text.certified ?? '');
  const listingType: ListingType = certified ? 'CERTIFIED' : stated;
  const programme = listingType === 'CERTIFIED' && /\s/.test(text.condition ?? '');
  return { listingType, certifiedProgram: programme ? (text.condition ?? null) : null };
}

function readNumbers(problems: RowProblems) {
  const money = 'an amount in US dollars, like 12,499';
  const economy = (cell: string) => parseWhole(cell, 0, 250);
  return {
    mileage: problems.optional('mileage', parseMileage, 'a mileage, like 28,110'),
    salePrice: problems.optional('price', parseMoney, money),
    msrp: problems.optional('msrp', parseMoney, money),
    dealerFees: problems.optional('dealerFees', parseMoney, money),
    // Zero stands for "unknown" in every dialect met so far.
    mpgCity: problems.optional('mpgCity', economy, 'miles per gallon') || null,
    mpgHighway: problems.optional('mpgHighway', economy, 'miles per gallon') || null,
    listedOn: problems.optional('listedOn', parseListedOn, 'a date, like 2026-03-28'),
  };
}

/** Words that describe and do not decide: what is not understood is left out. */
function readEquipment(text: CarText, mapping: Mapping) {
  const engine = text.engine ?? '';
  const seats = (cell: string) => parseWhole(cell, 1, 15);
  return {
    stockNumber: text.stockNumber ?? null,
    exteriorColor: text.exteriorColor ?? text.exteriorColorGeneric ?? null,
    exteriorColorGeneric: text.exteriorColorGeneric ?? null,
    interiorColor: text.interiorColor ?? text.interiorColorGeneric ?? null,
    interiorColorGeneric: text.interiorColorGeneric ?? null,
    driveType: findDriveType(text.drive ?? '') ?? null,
    fuelTypeCode: findFuelType(text.fuel ?? '') ?? null,
    transmissionCode: findTransmission(text.transmission ?? '') ?? null,
    transmissionName: text.transmission ?? null,
    engineName: text.engine ?? null,
    cylinders: parseCylinders(text.cylinders ?? engine) ?? null,
    liters: parseLiters(text.displacement ?? engine) ?? null,
    vehicleStyleCode: findVehicleStyle(text.bodyStyle ?? '') ?? null,
    doors: parseWhole(text.doors ?? '', 2, 5) ?? null,
    seats: seats(text.seats ?? '') ?? null,
    electricRangeMiles: parseWhole(text.electricRange ?? '', 1, 1000) ?? null,
    description: text.description ?? null,
    options: parseList(text.options ?? '', separatorOf(mapping, 'options') ?? '|'),
    photoUrls: parsePhotoUrls(text.photos ?? '', separatorOf(mapping, 'photos') ?? '|'),
    history: parseList(text.history ?? '', separatorOf(mapping, 'history') ?? '|'),
    extras: readExtras(text, separatorOf(mapping, 'photos') ?? '|'),
  };
}
