import type { FeatureCode } from '@forecourt/domain/vehicle/codes';

/**
 * What single equipment adds to a list price, in dollars and about: from knowledge, rounded. Makers sell
 * most of it in packages only.
 */
const featurePrices: Partial<Record<FeatureCode, number>> = {
  '1062': 250,
  '1317': 1200,
  '1172': 350,
  '1199': 600,
  '1066': 800,
  '1136': 900,
  '1221': 500,
  '1313': 900,
  '1298': 750,
  '1160': 200,
  '1229': 400,
  '1331': 250,
  '1319': 500,
  '1078': 1500,
  '1132': 1200,
  '1310': 400,
  '1309': 500,
  '1330': 300,
  '1306': 1000,
};

/** Luxury makes ask more for the same. */
const luxuryFactor = 1.4;
const step = 50;

/** Whole dollars; null for what is sold with a trim only. */
export function featurePrice(code: FeatureCode, luxury: boolean): number | null {
  const price = featurePrices[code];
  if (price === undefined) return null;
  return luxury ? Math.round((price * luxuryFactor) / step) * step : price;
}

/** What words of a package's name say of its contents. */
const contents: readonly (readonly [RegExp, readonly FeatureCode[]])[] = [
  [/\b(tow|towing|trailer|trailering|trailer-tow)\b/i, ['1199']],
  [/\b(cold|winter|weather|climate)\b/i, ['1319', '1221']],
  [/\b(luxury|lux|leather)\b/i, ['1078', '1319']],
  [/\bpremium\b/i, ['1078', '1132']],
  [/\b(technology|tech)\b/i, ['1066', '1136']],
  [/\b(safety|driver (assist|alert|confidence)|sensing|eyesight)\b/i, ['1310', '1309', '1330']],
  [/\b(audio|sound)\b/i, ['1136']],
  [/\bconvenience\b/i, ['1229', '1221']],
];

/** Bought together it costs less. */
const packageShare = 0.85;

/** What a factory package holds and costs, about; nothing and null where its name does not say. */
export function packageContents(
  name: string,
  luxury: boolean,
): { readonly holds: readonly FeatureCode[]; readonly price: number | null } {
  const holds = contents.find(([words]) => words.test(name))?.[1] ?? [];
  if (holds.length === 0) return { holds, price: null };
  const sum = holds.reduce((all, code) => all + (featurePrice(code, luxury) ?? 0), 0);
  return { holds, price: Math.round((sum * packageShare) / step) * step };
}
