import type { CarBody } from './car-body.ts';
import { convertible } from './convertible.ts';
import { coupe } from './coupe.ts';
import { hatchback } from './hatchback.ts';
import { minivan } from './minivan.ts';
import { pickupCrew } from './pickup-crew.ts';
import { pickupRegular } from './pickup-regular.ts';
import { sedan } from './sedan.ts';
import { suvLarge } from './suv-large.ts';
import { suvSmall } from './suv-small.ts';
import { van } from './van.ts';
import { wagon } from './wagon.ts';

/** Every kind of car that can be drawn. */
export const artworkBodies = [
  'sedan',
  'coupe',
  'convertible',
  'hatchback',
  'wagon',
  'suv-small',
  'suv-large',
  'pickup-crew',
  'pickup-regular',
  'minivan',
  'van',
] as const;
export type ArtworkBody = (typeof artworkBodies)[number];

const tables: ReadonlyMap<string, CarBody> = new Map<ArtworkBody, CarBody>([
  ['sedan', sedan],
  ['coupe', coupe],
  ['convertible', convertible],
  ['hatchback', hatchback],
  ['wagon', wagon],
  ['suv-small', suvSmall],
  ['suv-large', suvLarge],
  ['pickup-crew', pickupCrew],
  ['pickup-regular', pickupRegular],
  ['minivan', minivan],
  ['van', van],
]);

/** The proportions of a kind of car; those of a sedan where the kind is unknown. */
export function getBody(name: string): CarBody {
  return tables.get(name) ?? sedan;
}
