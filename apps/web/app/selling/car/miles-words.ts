import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** Share of the usual miles, either way, within which a car has gone as far as others. */
const nearShare = 0.1;

/** How far a car has gone beside others. @param usual the middle of theirs */
export function milesWords(miles: number, usual: number): string {
  const others = `Others of its age have gone ${groupDigits(Math.round(usual / 1000) * 1000)} miles`;
  if (miles < usual * (1 - nearShare)) return `${others}, which speaks for yours.`;
  if (miles > usual * (1 + nearShare)) return `${others}: what it asks is compared at your miles.`;
  return `${others}, as yours about.`;
}
