import { plantOf } from '@forecourt/catalog/vehicles/plants';
import { modelsOfYear } from '@forecourt/domain/reference/models-of-year';
import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import { nameOf, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { Asked } from '@forecourt/web/back-office/office';
import type { CarView, SellingViews } from '@forecourt/web/selling/selling-views';
import { readHead } from '../ads/ad-head.ts';
import { adCar, isNamed } from '../ads/ad-listing.ts';
import { findLikeAd } from '../ads/like-ad.ts';
import { findAd } from '../ads/own-ads.ts';
import type { View } from '../view.ts';

/** VINs of one form, and the model years in them, begin here. */
const firstYear = 1981;

/** Which car it is. What the address names stands in place of what was told, for who chooses by hand. */
export const carView: View<SellingViews['car']> = {
  async read(parts, asked, { personId, calls, today }) {
    const ad = await findAd(parts.database, personId, asked.ad);
    if (!ad) return null;
    const { reference, engine } = parts;
    const facts = { ...ad.facts, ...chosen(asked, reference) };
    const named = isNamed(facts) ? facts : null;
    const like =
      named && (await calls.attempt('ad-like', () => findLikeAd(engine, ad, named), null));
    const place = reference.findZip(facts.zip ?? '');
    return {
      head: (await readHead(parts, { ...ad, facts })).head,
      facts,
      isKnown: isNamed(ad.facts) && asked.byHand === undefined,
      choices: choicesOf(facts, reference, today),
      known: knownOf(ad.vin, facts),
      place: place ? `${place.city}, ${place.state}` : null,
      like: like?.like ?? 0,
      usualMiles: like?.usualMiles ?? null,
    };
  },
};

function chosen({ make, model, year }: Asked, reference: Reference): Partial<AdFacts> {
  const named = reference.findModel(model ?? '');
  const makeCode = reference.findMake(make ?? '')?.code ?? null;
  if (make === undefined && model === undefined && year === undefined) return {};
  const isOfMake = named !== undefined && named.makeCode === makeCode;
  return {
    makeCode,
    modelCode: isOfMake ? (model ?? null) : null,
    trim: null,
    ...(/^\d{4}$/.test(year ?? '') && { year: Number(year) }),
  };
}

function choicesOf(
  { makeCode, modelCode, year }: AdFacts,
  reference: Reference,
  today: string,
): CarView['choices'] {
  const last = Number(today.slice(0, 4)) + 1;
  const trims = modelCode === null ? [] : reference.trimNamesOf(modelCode);
  const offered = modelsOfYear(makeCode === null ? [] : [makeCode], year, reference);
  return {
    years: Array.from({ length: last - firstYear + 1 }, (_, ago) => last - ago),
    makes: reference.makes.map(({ code, name }) => ({ code, name })),
    models: offered.models.map(({ code, name }) => ({ code, name })),
    areOfYear: makeCode === null ? null : offered.isOfYear,
    trims: trims.filter((trim) => year === null || reference.isSold(modelCode ?? '', year, trim)),
  };
}

/** What the catalogue and the VIN tell of it. */
function knownOf(vin: string, facts: AdFacts): CarView['known'] {
  const plant = facts.makeCode === null ? null : plantOf(facts.makeCode, vin);
  const car = isNamed(facts) ? adCar({ vin, facts }, []) : null;
  const style = car?.vehicleStyleCode ? nameOf(vehicleStyles, car.vehicleStyleCode) : null;
  const seats = car?.seats == null ? null : `${car.seats} seats`;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Engine', car?.engineName ?? null],
    ['Body', [style, seats].filter(Boolean).join(', ') || null],
    [
      'Fuel economy',
      car?.mpgCity == null || car.mpgHighway === null
        ? null
        : `${car.mpgCity} city, ${car.mpgHighway} highway`,
    ],
    ['Built', plant],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
