import { passwordLengths } from '@forecourt/domain/account/sign-in';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those of the package's list of 49,000 that are long enough to be typed at all. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordLengths.min),
);

/** Whether a password is among those that are tried first, in whatever letters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
