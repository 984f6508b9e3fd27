import { matchMake, splitModelAndTrim } from '@forecourt/catalog/vehicles/match';
import type { DecodedVin } from '@forecourt/domain/vehicle/decoded-vin';
import { z } from 'zod';
import { addressAt, fetchAnswer } from '../../platform/http/fetch-answer.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

const valuesSchema = z.object({
  Make: text,
  Model: text,
  Trim: text,
  ModelYear: text,
  Manufacturer: text,
  BodyClass: text,
  EngineCylinders: text,
  DisplacementL: text,
  FuelTypePrimary: text,
  DriveType: text,
  PlantCity: text,
  PlantState: text,
  PlantCountry: text,
});
const answerSchema = z.object({ Results: z.array(valuesSchema) });
type Values = z.output<typeof valuesSchema>;

/** Characters that say what a car is; the other six are its number. */
const toldCharacters = 11;

/** What vPIC is told of a VIN. */
export const withoutNumber = (vin: string): string => `${vin.slice(0, toldCharacters)}*`;

/** What a VIN says by vPIC; null where it knows neither make nor model. */
export async function askVpic(base: string, vin: string, year: number): Promise<DecodedVin | null> {
  const of = ['vehicles', 'DecodeVinValues', withoutNumber(vin)];
  const query = { format: 'json', modelyear: String(year) };
  const answer = await fetchAnswer(addressAt(base, of, query), answerSchema);
  const [values] = answer?.Results ?? [];
  return values ? toDecoded(values, year) : null;
}

function toDecoded(values: Values, year: number): DecodedVin | null {
  const make = matchMake(values.Make ?? '');
  if (!make || values.Model === null) return null;
  const told = [values.Model, values.Trim].filter(Boolean).join(' ');
  const found =
    splitModelAndTrim(make.code, told, year) ?? splitModelAndTrim(make.code, values.Model, year);
  const plant = [values.PlantCity, values.PlantState ?? values.PlantCountry];
  return {
    makeCode: make.code,
    modelCode: found?.modelCode ?? null,
    trim: found?.trim ?? null,
    name: [make.name, values.Model, values.Trim].filter(Boolean).join(' '),
    manufacturer: values.Manufacturer,
    facts: factsOf(values),
    plant: values.PlantCity === null ? null : plant.filter(Boolean).map(inTitleCase).join(', '),
  };
}

function factsOf({
  BodyClass,
  DisplacementL,
  EngineCylinders,
  FuelTypePrimary,
  DriveType,
}: Values) {
  const liters = Number(DisplacementL);
  const engine = [
    DisplacementL !== null && liters > 0 ? `${liters.toFixed(1)} L` : null,
    EngineCylinders === null ? null : `${EngineCylinders} cylinders`,
  ];
  const facts = [
    { label: 'Engine', value: engine.filter(Boolean).join(', ') },
    { label: 'Fuel', value: FuelTypePrimary ?? '' },
    { label: 'Drive', value: DriveType ?? '' },
    { label: 'Body', value: BodyClass ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** vPIC shouts: `LAFAYETTE`. */
const inTitleCase = (words: string | null) =>
  (words ?? '').toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
