import { certifiedTerms } from '@forecourt/domain/listing/guarantees';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';

const { underYears, underMiles, inspectionPoints } = certifiedTerms;

/** What a car must be to be certified, in words. */
export const certifiedTermList = [
  ['Age', `Under ${underYears} years`],
  ['Mileage', `Under ${shortMiles(underMiles)}`],
  ['Inspection', `${inspectionPoints} points`],
] as const;
