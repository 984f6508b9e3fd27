import { findCity } from '@forecourt/catalog/places/places';

/** A place as `[longitude, latitude]`, in degrees. */
type Position = readonly [number, number];

/**
 * The lines of `interstates.txt`: `10 | Mobile AL; Pensacola FL`, where a blank town breaks a line in two.
 *
 * @throws naming a town that is not known: the file is ours, so that is a mistake of ours
 */
export function readInterstates(text: string): Position[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [number = '', towns = ''] = line.split(' | ');
      return towns
        .split('; ; ')
        .map((part) => part.split('; ').map((town) => placeOf(town, number)));
    });
}

function placeOf(town: string, number: string): Position {
  const place = findCity(town.slice(0, -3), town.slice(-2));
  if (!place) throw new Error(`Interstate ${number} passes “${town}”, which no ZIP names.`);
  return [place.longitude, place.latitude];
}
