import { passwordLengths } from '@forecourt/domain/account/sign-in';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those of the package's list of 49,000 that are long enough to be typed at all. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordLengths.min),
);

/** What comes to mind in a place that sells cars; names of its brands come to them. */
const wordsOfThePlace = [
  'car',
  'cars',
  'mycar',
  'newcar',
  'usedcar',
  'usedcars',
  'carsforsale',
  'carsale',
  'vehicle',
  'dealer',
  'dealership',
  'autosales',
  'marketplace',
];

/** Whether a password is among those that are tried first, in whatever letters. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  return common.has(typed) || isOfThePlace(typed);
}

/** Whether it is a word of the place and else no letters: digits and signs that are put to it are guessed. */
function isOfThePlace(typed: string): boolean {
  const letters = lettersOf(typed);
  return (
    wordsOfThePlace.includes(letters) ||
    allBrands().some(({ name, hostLabels }) =>
      [name, ...hostLabels].some((word) => lettersOf(word.toLowerCase()) === letters),
    )
  );
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
