import { certifiedTerms } from '@forecourt/domain/listing/guarantees';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

const { underYears, underMiles, inspectionPoints } = certifiedTerms;

/** What a car must be to be certified, in words. */
export const certifiedTermList = [
  ['Age', `Under ${underYears} years`],
  ['Mileage', `Under ${groupDigits(underMiles)} miles`],
  ['Inspection', `${inspectionPoints} points`],
] as const;
