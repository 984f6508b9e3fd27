import { findZip } from '@forecourt/catalog/places/places';
import { Refusal } from '../../platform/refusal.ts';

/** The dealer that the operator named for a file that does not name its own. */
export interface GivenDealer {
  readonly code: string;
  readonly name: string;
  readonly zip: string;
}

/**
 * Reads the dealer of a file as somebody typed it.
 *
 * @returns null where nothing was typed
 * @throws Refusal where a part is missing, or no place has the ZIP code
 */
export function readGivenDealer(
  typed: Readonly<Partial<Record<keyof GivenDealer, string | undefined>>>,
): GivenDealer | null {
  const [code = '', name = '', zip = ''] = [typed.code, typed.name, typed.zip].map((text) =>
    text?.trim(),
  );
  const texts = [code, name, zip];
  if (texts.every((text) => text === '')) return null;
  if (texts.includes(''))
    throw new Refusal(
      'Dealer: expected its own code, its name and its ZIP code, or none of them.',
      {
        field: code === '' ? 'dealer' : name === '' ? 'dealerName' : 'dealerZip',
      },
    );
  if (!findZip(zip))
    throw new Refusal('ZIP code: expected one of the United States.', { field: 'dealerZip' });
  return { code, name, zip };
}
