import type { FeatureCode, VehicleStyleCode } from '@forecourt/domain/vehicle/codes';
import type { EquipmentLevel } from './model-spec.ts';

/** The first model year in which each level usually had a feature as standard; absent means never. */
type FirstYears = Partial<Record<EquipmentLevel, number>>;

const arrival: Partial<Record<FeatureCode, FirstYears>> = {
  '1062': { base: 2006, mid: 2002, high: 2000, top: 2000 },
  '1317': { high: 2004, top: 2000 },
  '1327': { base: 2019, mid: 2018, high: 2017, top: 2017 },
  '1326': { base: 2019, mid: 2018, high: 2017, top: 2017 },
  '1211': { base: 2012, mid: 2010, high: 2008, top: 2007 },
  '1033': { base: 2004, mid: 2000, high: 2000, top: 2000 },
  '1066': { high: 2018, top: 2011 },
  '1230': { base: 2009, mid: 2008, high: 2007, top: 2006 },
  '1136': { high: 2012, top: 2004 },
  '1149': { mid: 2011, high: 2009, top: 2007 },
  '1161': { base: 2010, mid: 2006, high: 2002, top: 2000 },
  '1221': { mid: 2022, high: 2016, top: 2013 },
  '1313': { base: 2021, mid: 2020, high: 2019, top: 2017 },
  '1298': { top: 2020 },
  '1160': { high: 2018, top: 2014 },
  '1229': { base: 2021, mid: 2016, high: 2013, top: 2010 },
  '1331': { mid: 2021, high: 2018, top: 2017 },
  '1319': { mid: 2019, high: 2010, top: 2006 },
  '1078': { high: 2010, top: 2000 },
  '1132': { high: 2016, top: 2008 },
  '1224': { base: 2018, mid: 2015, high: 2012, top: 2009 },
  '1310': { base: 2021, mid: 2019, high: 2017, top: 2015 },
  '1309': { base: 2024, mid: 2020, high: 2017, top: 2015 },
  '1330': { base: 2024, mid: 2021, high: 2018, top: 2016 },
  '1228': { base: 2015, mid: 2013, high: 2011, top: 2009 },
  '1013': { base: 2008, mid: 2005, high: 2002, top: 2000 },
  '1142': {},
};

/** Luxury makes had everything about three years sooner, and their lowest trim is another's middle one. */
const luxuryLead = 3;

const above: Readonly<Record<EquipmentLevel, EquipmentLevel>> = {
  base: 'mid',
  mid: 'high',
  high: 'top',
  top: 'top',
};

export interface Equipment {
  readonly level: EquipmentLevel;
  readonly year: number;
  readonly style: VehicleStyleCode;
  readonly seats: number;
  readonly luxury: boolean;
  readonly isElectric: boolean;
  /** Features that no car of its make has. */
  readonly lacks?: readonly FeatureCode[];
}

const arrived = new Map<string, readonly FeatureCode[]>();

/** What trims of this level have in a year. Found once for each. */
function arrivedBy(level: EquipmentLevel, year: number): readonly FeatureCode[] {
  const key = `${level} ${year}`;
  const known = arrived.get(key);
  if (known) return known;
  const codes = (Object.entries(arrival) as [FeatureCode, FirstYears][])
    .filter(([, years]) => year >= (years[level] ?? Number.POSITIVE_INFINITY))
    .map(([code]) => code);
  arrived.set(key, codes);
  return codes;
}

/** The features that a trim of this level has as standard, sorted. An approximation of the market by year. */
export function standardFeatures(equipment: Equipment): FeatureCode[] {
  const { level, year, style, seats, luxury } = equipment;
  const asLevel = luxury ? above[level] : level;
  const asYear = luxury ? year + luxuryLead : year;
  const codes = [...arrivedBy(asLevel, asYear)];
  if (seats >= 7) codes.push('1306');
  if ((style === 'SUVCROSS' || style === 'WAGON') && level !== 'base') codes.push('1172');
  if (style === 'TRUCKS' && level !== 'base') codes.push('1199');
  return codes.filter((code) => isPossible(code, equipment)).sort();
}

const sunroof: FeatureCode = '1132';
const remoteEngineStart: FeatureCode = '1221';

/** A soft top takes no sunroof, and a car without an engine does not start one. */
export function isPossible(
  code: FeatureCode,
  { style, isElectric, lacks = [] }: Pick<Equipment, 'style' | 'isElectric' | 'lacks'>,
): boolean {
  if (code === sunroof && style === 'CONVERT') return false;
  if (code === remoteEngineStart && isElectric) return false;
  return !lacks.includes(code);
}

/** The features that a buyer of this trim could add: what the next level has as standard. */
export function optionalFeatures(equipment: Equipment): FeatureCode[] {
  const standard = new Set(standardFeatures(equipment));
  const next = standardFeatures({ ...equipment, level: above[equipment.level] });
  return next.filter((code) => !standard.has(code));
}
