import { isZip, zipMessage } from '../place/zip-input.ts';
import { searchRadii } from '../vehicle/codes.ts';
import type { PlaceReference } from '../vehicle/reference.ts';
import { defaultRadius } from './address/default-radius.ts';
import type { PathFacts } from './address/path-grammar.ts';
import { type InvalidParameters, readNumber } from './search-parameters.ts';
import { ofPath } from './search-ranges.ts';

/** Where the shopper looks. Nearness is always to a ZIP: a city stands for its most central one. */
export function readLocation(
  parameters: URLSearchParams,
  facts: PathFacts,
  places: PlaceReference,
  invalid: InvalidParameters,
) {
  const zip =
    readZip(parameters, places, invalid) ?? facts.zip ?? readCity(parameters, places, invalid);
  return {
    zip,
    searchRadius: readNearness(parameters, { ...facts, zip }, invalid),
    state: readState(parameters, places, invalid),
    dma: readDma(parameters, places, invalid),
  };
}

/** How far from a ZIP; without one a radius says nothing, and is nevertheless looked at. */
function readNearness(
  parameters: URLSearchParams,
  { zip, nationwide }: Pick<PathFacts, 'nationwide'> & { readonly zip: string | undefined },
  invalid: InvalidParameters,
): number | undefined {
  const miles = readRadius(parameters, invalid);
  if (zip === undefined) return undefined;
  return ofPath(nationwide ? 0 : undefined, 'searchRadius', miles, invalid) ?? defaultRadius;
}

/** The first five characters count; what is then not five digits is dropped. */
function readZip(
  parameters: URLSearchParams,
  places: PlaceReference,
  invalid: InvalidParameters,
): string | undefined {
  const zip = parameters.get('zip')?.trim().slice(0, 5) ?? '';
  if (!isZip(zip)) return undefined;
  if (places.findZip(zip)) return zip;
  invalid.add('zip', zip, zipMessage);
  return undefined;
}

/** Larger ones than are offered are the largest: promotional calls are sent 100 for them all the same. */
function readRadius(parameters: URLSearchParams, invalid: InvalidParameters) {
  const expected = 'a number of miles, 0 for nationwide';
  const bounds = { min: 0, max: Number.POSITIVE_INFINITY, expected };
  const miles = readNumber(parameters, 'searchRadius', bounds, invalid);
  const most = Math.max(...searchRadii);
  if (miles === undefined || miles <= most) return miles;
  invalid.limit(
    'searchRadius',
    parameters.get('searchRadius') ?? '',
    `at most ${most} miles, 0 for nationwide`,
  );
  return most;
}

/** The ZIP of `city` and `state`. A city alone says nothing: there are many of one name. */
function readCity(
  parameters: URLSearchParams,
  places: PlaceReference,
  invalid: InvalidParameters,
): string | undefined {
  const city = parameters.get('city')?.trim();
  const state = parameters.get('state')?.trim().toUpperCase();
  if (!city || !state) return undefined;
  const place = places.findCity(city, state);
  if (!place) invalid.add('city', city, 'a city of that state');
  return place?.zip;
}

/** A whole state; beside a city it is only that city's. */
function readState(
  parameters: URLSearchParams,
  places: PlaceReference,
  invalid: InvalidParameters,
): string | undefined {
  const state = parameters.get('state')?.trim().toUpperCase();
  if (!state || parameters.get('city')?.trim()) return undefined;
  if (places.hasState(state)) return state;
  invalid.add('state', state, 'the two letters of a state');
  return undefined;
}

function readDma(
  parameters: URLSearchParams,
  places: PlaceReference,
  invalid: InvalidParameters,
): string | undefined {
  const dma = parameters.get('dma')?.trim();
  if (!dma) return undefined;
  if (places.findDma(dma)) return dma;
  invalid.add('dma', dma, 'the code of a market');
  return undefined;
}
