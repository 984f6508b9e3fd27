import { mileageRanges } from '@forecourt/domain/codes';

/** Whether an odometer reading is in one of the bands; a plain number means "N or less". */
export function isInMileageBand(mileage: number, bands: readonly string[]): boolean {
  return bands.some((code) => {
    const band = mileageRanges.find((range) => range.code === code);
    return band ? mileage >= band.min && mileage <= band.max : mileage <= Number(code);
  });
}
