import { type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import { allBrands } from '@forecourt/domain/brand/known-brands';

/** Where shoppers reach each brand, as far as the settings say so: origins, no slash ends them. */
export type PublicOrigins = Readonly<Record<BrandCode, string>>;

/** A part of the setting; `brand` is null where it names none. */
export interface NamedOrigin {
  readonly brand: BrandCode | null;
  readonly origin: string;
}

/** Reads `https://cars.example, kbb=https://guide.example`: an origin a brand, the first for the main one. */
export function parsePublicOrigins(
  text: string,
): { readonly origins: readonly NamedOrigin[] } | { readonly problem: string } {
  const origins: NamedOrigin[] = [];
  for (const part of text.split(',').flatMap((written) => written.trim() || [])) {
    const [, name, address = ''] = /^(?:([a-z][a-z0-9]*)=)?(.*)$/.exec(part) ?? [];
    const brand = allBrands().find(({ code }) => code === name)?.code ?? null;
    const known = allBrands()
      .map(({ code }) => code)
      .join(', ');
    if (name !== undefined && brand === null)
      return { problem: `there is no brand “${name}”: expected one of ${known}` };
    const origin = readOrigin(address);
    if (origin === null)
      return { problem: 'expected addresses such as https://cars.example, without a path' };
    if (origins.some((other) => other.brand === brand))
      return { problem: `${brand ?? 'the main brand'} has two addresses: expected one` };
    origins.push({ brand, origin });
  }
  return { origins };
}

/** Pages are at addresses of their own from the root on: they cannot be put below a path. */
function readOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { href, origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

/** An address that names no brand is that of the brand on every host, else of the first. */
export function toPublicOrigins(
  named: readonly NamedOrigin[],
  fixedBrand: string | undefined,
): PublicOrigins {
  const main = fixedBrand ?? mainBrandCode;
  return Object.fromEntries(
    named.map(({ brand, origin }): [string, string] => [brand ?? main, origin]),
  );
}
