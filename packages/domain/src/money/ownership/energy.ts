/** What a mile takes. */
export type Energy =
  | { readonly kind: 'gasoline' | 'diesel'; readonly mpg: number }
  | { readonly kind: 'electric'; readonly kwhPer100Miles: number };

/** Gallons, or kilowatt-hours, in a hundred miles. */
export function energyUnits(energy: Energy): number {
  return energy.kind === 'electric' ? energy.kwhPer100Miles : 100 / energy.mpg;
}
