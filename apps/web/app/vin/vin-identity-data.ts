import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice, mpgCombined } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { drawingPath, modelDrawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import type { NamedCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import { modelsOfYear } from '@forecourt/domain/reference/models-of-year';
import { carOfVin } from '@forecourt/domain/vehicle/car-of-vin';
import { driveTypes, nameOf } from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { VinParts } from '@forecourt/domain/vehicle/vin-reading';
import type { FoundVin } from './services.ts';

/** A car whose make, model and year are known. */
export type NamedVin = NamedCar;

interface Chosen {
  readonly model: string;
  readonly trim: string;
}

/** Which car it is, who says so, and what of it is known. */
export function identify(
  found: FoundVin,
  { modelYear }: VinParts,
  chosen: Chosen,
  reference: VehicleReference,
) {
  const [newest] = found.listings;
  const year = newest?.listing.year ?? modelYear;
  const told = tellCar(found, chosen, year, reference);
  const named = told?.named ?? null;
  return {
    named,
    title: titleOf(found, named, year, reference),
    source: told?.source ?? null,
    picture:
      newest?.status === 'active'
        ? drawingPath(newest.listing.id, 'side-640')
        : named && modelDrawingPath(named, newest?.listing.extColorSimple ?? null, 'side-640'),
    facts: newest ? listedFacts(newest.listing, newest.writtenOn) : (found.decoded?.facts ?? []),
    choices:
      newest || found.decoded?.modelCode ? null : choicesOf(found, { named, year }, reference),
  };
}

/** What its own listing and vPIC say; then what the shopper chose, before cars that begin alike. */
function tellCar(
  found: FoundVin,
  chosen: Chosen,
  year: number | null,
  reference: VehicleReference,
): { readonly named: NamedVin; readonly source: string } | null {
  const told = carOfVin(found, year);
  if (told?.toldBy === 'listing') return { named: told.car, source: 'As it was listed here.' };
  if (told?.toldBy === 'decoder')
    return { named: told.car, source: 'As vPIC of NHTSA decodes it.' };
  const named = year === null ? null : chosenCar(found, chosen, year, reference);
  if (named) return { named, source: 'The model is as you chose it.' };
  const source = `The VINs of ${found.alike?.cars} such cars here begin alike.`;
  return told && { named: told.car, source };
}

function chosenCar(
  { makes }: FoundVin,
  chosen: Chosen,
  year: number,
  reference: VehicleReference,
): NamedVin | null {
  const model = reference.findModel(chosen.model);
  if (!model || makes.every(({ code }) => code !== model.makeCode)) return null;
  const trim = reference.trimNamesOf(chosen.model).find((name) => name === chosen.trim) ?? null;
  return { year, makeCode: model.makeCode, modelCode: chosen.model, trim };
}

function titleOf(
  { decoded, makes }: FoundVin,
  named: NamedVin | null,
  year: number | null,
  reference: VehicleReference,
): string {
  if (named) return [carName(named, reference), named.trim].filter(Boolean).join(' ');
  const make = makes.map(({ name }) => name).join(' or ');
  return [year, decoded?.name ?? make].filter(Boolean).join(' ') || 'A car that is not known here';
}

/** Models that it may be, where the VIN alone does not tell: those of its year, where any is known. */
function choicesOf(
  { makes }: FoundVin,
  { named, year }: { readonly named: NamedVin | null; readonly year: number | null },
  reference: VehicleReference,
) {
  const makeCodes = makes.map(({ code }) => code);
  const { models, isOfYear } = modelsOfYear(makeCodes, year, reference);
  const makeName = new Map(makes.map(({ code, name }) => [code, name]));
  const trims = named ? reference.trimNamesOf(named.modelCode) : [];
  const ofYear = trims.filter(
    (trim) => named && reference.isSold(named.modelCode, named.year, trim),
  );
  return {
    models: models
      .map(({ code, name, makeCode }) => ({
        code,
        name: makeAndModel(makeName.get(makeCode) ?? '', name),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    /** A model year of which no model is known, where all are offered. */
    unknownYear: isOfYear === false ? year : null,
    model: named?.modelCode ?? '',
    trims: ofYear.length > 0 ? ofYear : trims,
    trim: named?.trim ?? '',
  };
}

function listedFacts(listing: Listing, writtenOn: string) {
  const { engineName, driveType, transmissionName, mileage, mpgCity, mpgHighway } = listing;
  const drive = [driveType && nameOf(driveTypes, driveType), transmissionName];
  const combined = mpgCombined(listing);
  const price = derivedPrice(listing);
  const facts = [
    { label: 'Engine', value: engineName ?? '' },
    { label: 'Drive', value: drive.filter(Boolean).join(', ') },
    {
      label: 'Fuel economy',
      value:
        mpgCity === null || mpgHighway === null
          ? ''
          : `${mpgCity} city, ${mpgHighway} highway, ${combined} combined`,
    },
    { label: 'Color', value: listing.extColorName ?? '' },
    {
      label: 'Miles, last seen',
      value: mileage === null ? '' : `${groupDigits(mileage)} on ${formatDate(writtenOn)}`,
    },
    { label: 'Last asked', value: price === null ? '' : dollars(price) },
  ];
  return facts.filter(({ value }) => value !== '');
}
