import { certifiedTerms } from '@forecourt/domain/listing/guarantees';

const { underYears, underMiles, inspectionPoints } = certifiedTerms;

/** What a car must be to be certified, in words. */
export const certifiedTermList = [
  ['Age', `Under ${underYears} years`],
  ['Mileage', `Under ${underMiles.toLocaleString('en-US')} miles`],
  ['Inspection', `${inspectionPoints} points`],
] as const;
