import { translucent } from '../color/oklab.ts';
import { element, group, path, shortNumber } from '../svg/element.ts';
import { randomOf } from '../trim.ts';
import type { CabinCar } from './cabin-car.ts';
import { lettering, mileageText } from './digits.ts';

/** Dials lie this far from the middle of the cluster, which is 840 wide and 300 high. */
const dialDistance = 274;
const dialRadius = 140;

/** The scale of a dial runs three quarters of the way round, from lower left to lower right. */
const scaleStart = 135;
const scaleRotation = 270;

interface Dial {
  readonly x: number;
  /** Numbers at the long ticks. */
  readonly numbers: readonly number[];
  /** From 0, the first number, to 1, the last. */
  readonly reading: number;
  /** Share of the scale where the red zone begins. */
  readonly redFrom?: number;
}

const speeds = [0, 20, 40, 60, 80, 100, 120, 140, 160];
const revolutions = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Percent of an electric motor's power. */
const powers = [0, 20, 40, 60, 80, 100];

/** Engine speed or power, the display with the odometer, and road speed, around the origin. */
export function instrumentCluster(car: CabinCar): string {
  defineDialFaces(car);
  return [
    dial(car, engineDial(car)),
    dial(car, { x: dialDistance, numbers: speeds, reading: 0 }),
    display(car),
  ].join('');
}

function engineDial({ isElectric, seed }: CabinCar): Dial {
  const x = -dialDistance;
  if (isElectric) return { x, numbers: powers, reading: 0 };
  const idle = 0.085 + 0.02 * randomOf(seed).next();
  return { x, numbers: revolutions, reading: idle, redFrom: 0.81 };
}

function defineDialFaces({ definitions }: CabinCar): void {
  definitions.glow('df', [
    [0, '#2a3036'],
    [0.72, '#11151a'],
    [1, '#07090b'],
  ]);
  definitions.downwards('dz', [
    [0, '#e4e9ec'],
    [0.5, '#6d757c'],
    [1, '#23282c'],
  ]);
}

function dial(car: CabinCar, { x, numbers, reading, redFrom }: Dial): string {
  const { definitions } = car;
  const intervals = numbers.length - 1;
  return group(
    { transform: `translate(${x})` },
    element('circle', {
      r: dialRadius,
      fill: definitions.url('df'),
      stroke: definitions.url('dz'),
      'stroke-width': 7,
    }),
    dialScale(intervals, redFrom),
    lettering(
      { height: 13, color: '#eef3f5', weight: 1.7 },
      numbers.map((number, place) => {
        const [numberX, numberY] = onDial(dialRadius - 55, place / intervals);
        return { text: String(number), x: numberX, y: numberY };
      }),
      definitions,
    ),
    needle(reading),
  );
}

/** Short ticks, the red zone and long ticks at the numbers. */
function dialScale(intervals: number, redFrom: number | undefined): string {
  const outer = dialRadius - 18;
  const inner = dialRadius - 23;
  const red = { fill: 'none', stroke: '#e5392f', 'stroke-width': 8 };
  return [
    path(scaleArc(outer, 0, 1), {
      fill: 'none',
      stroke: translucent('#e9eff2', 0.6),
      'stroke-width': 8,
      'stroke-dasharray': tickDashes(outer, intervals * 5, 2),
    }),
    redFrom === undefined ? '' : path(scaleArc(outer, redFrom, 1), red),
    path(scaleArc(inner, 0, 1), {
      fill: 'none',
      stroke: '#e9eff2',
      'stroke-width': 18,
      'stroke-dasharray': tickDashes(inner, intervals, 4),
    }),
  ].join('');
}

function needle(reading: number): string {
  const angle = Math.round(scaleStart + scaleRotation * reading);
  return (
    path('M-10-5 104-2v4L-10 5z', { fill: '#ff5a36', transform: `rotate(${angle})` }) +
    element('circle', { r: 20, fill: '#15191d', stroke: '#4b5259', 'stroke-width': 3 })
  );
}

/** A place on a dial, from 0, the begin of its scale, to 1, its end. */
function onDial(radius: number, share: number): [x: number, y: number] {
  const angle = ((scaleStart + scaleRotation * share) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function scaleArc(radius: number, from: number, to: number): string {
  const at = (share: number) => {
    const [x, y] = onDial(radius, share);
    return `${shortNumber(x, 1)} ${shortNumber(y, 1)}`;
  };
  const isLarge = (to - from) * scaleRotation > 180 ? 1 : 0;
  return `M${at(from)}A${radius} ${radius} 0 ${isLarge} 1 ${at(to)}`;
}

/** Dashes that stand on an arc as ticks, the last at its very end. */
function tickDashes(radius: number, intervals: number, width: number): string {
  const length = (radius * scaleRotation * Math.PI) / 180 - width;
  return `${width} ${shortNumber(length / intervals - width)}`;
}

/** Between the dials: a car's outline above the odometer, the fuel bar below. */
function display({ miles, seed, definitions }: CabinCar): string {
  const random = randomOf(`${seed}fuel`);
  const filled = random.whole(3, 8);
  const bars = Array.from({ length: 8 }, (_, bar) =>
    element('rect', {
      x: -70 + bar * 18,
      y: 78,
      width: 13,
      height: 16,
      rx: 3,
      fill: bar < filled ? '#7fd6a2' : '#2a3238',
    }),
  );
  const text = mileageText(miles);
  // Long mileages must not touch the dials.
  const height = Math.min(29, 290 / text.length);
  const outline =
    'M-62-34c-2-12 4-17 16-20l16-4c10-12 20-17 38-17 17 0 27 6 38 18 12 2 17 6 16 23h-14a14 14 0 0 0-28 0h-42a14 14 0 0 0-28 0z';
  return [
    path(outline, {
      fill: 'none',
      stroke: '#6fb7e8',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    path('M-84-4H84M-84 56H84', { stroke: '#39434b', 'stroke-width': 2 }),
    lettering({ height, color: '#f3f7f9', weight: 1.9 }, [{ text, x: 0, y: 26 }], definitions),
    ...bars,
  ].join('');
}
