/** Every modelled body, with the one that stands for it where its own layers are missing. */
const nearest = {
  sedan: null,
  'sedan-small': 'sedan',
  'sedan-large': 'sedan',
  limousine: 'sedan',
  ev: 'sedan',
  muscle: 'coupe',
  coupe: 'sedan',
  sport: 'coupe',
  'rear-engine': 'sport',
  'rear-engine-open': 'convertible',
  convertible: 'coupe',
  roadster: 'convertible',
  hatch: 'sedan',
  'hatch-tall': 'hatch',
  city: 'hatch',
  'box-tall': 'city',
  wagon: 'sedan',
  'wagon-lifted': 'wagon',
  suv: null,
  'crossover-small': 'suv',
  'suv-mid': 'suv',
  'suv-coupe': 'suv',
  'suv-electric': 'suv',
  suv3: 'suv',
  'suv-large': 'suv3',
  boxy: 'suv',
  'boxy-mid': 'boxy',
  'boxy-two-door': 'boxy',
  pickup: null,
  'pickup-compact': 'pickup',
  'pickup-heavy': 'pickup',
  'pickup-regular': 'pickup',
  minivan: 'suv3',
  van: 'minivan',
  'van-low': 'van',
  'van-small': 'van-low',
  'cab-over': 'van',
} as const satisfies Record<string, string | null>;
export type CarBody = keyof typeof nearest;

/** Those that are their nearest body at another size: seen from elsewhere, that stands for them. */
const stretched: ReadonlySet<CarBody> = new Set<CarBody>([
  'sedan-small',
  'sedan-large',
  'limousine',
  'hatch-tall',
  'wagon-lifted',
  'crossover-small',
  'suv-mid',
  'suv-large',
  'pickup-compact',
  'pickup-heavy',
  'van-low',
]);

/** Those without a second row that doors lead to. */
const oneRow: ReadonlySet<CarBody> = new Set<CarBody>([
  'muscle',
  'coupe',
  'sport',
  'rear-engine',
  'rear-engine-open',
  'convertible',
  'roadster',
  'city',
  'boxy-two-door',
  'pickup-regular',
  'van',
  'van-low',
  'van-small',
  'cab-over',
]);

/** Those that a third row fits into. */
const threeRows: ReadonlySet<CarBody> = new Set<CarBody>(['suv3', 'suv-large', 'minivan']);

/** Layouts of a cabin: round instruments, one large screen, a truck's bench. */
export const cabins = ['cabin-dials', 'cabin-screen', 'cabin-bench'] as const;
export type Cabin = (typeof cabins)[number];

/** All bodies that there are models of. */
export const carBodies = Object.keys(nearest).filter(isCarBody);

/** Whether there is a model of that name. */
export function isCarBody(name: string): name is CarBody {
  return name in nearest;
}

/** The body that looks most like another; null for those that others fall back on. */
export function nearestBody(body: CarBody): CarBody | null {
  return nearest[body];
}

/** Rows of seats that a body has at most, of those that doors lead to. */
export function maxRows(body: CarBody): 1 | 2 | 3 {
  if (oneRow.has(body)) return 1;
  return threeRows.has(body) ? 3 : 2;
}

/** Whether a body is its nearest one at another size. */
export function isStretched(body: CarBody): boolean {
  return stretched.has(body);
}
