import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Brand } from '@forecourt/domain/brand/brand';
import {
  type BrandFile,
  type BrandFolder,
  brandFiles,
  clashesOf,
  parseBrand,
} from '@forecourt/domain/brand/brand-folder';
import { knowBrands, withBuiltIn } from '@forecourt/domain/brand/known-brands';
import { Refusal } from '../platform/refusal.ts';

/** A folder of brands cannot be used; the message has a line for each thing that is wrong. */
export class UnknownBrandFolder extends Refusal {
  override readonly name = 'UnknownBrandFolder';
}

type ReadBrand = { readonly brand: Brand } | { readonly problems: readonly string[] };

/** Reads the folder of one brand, or tells all that is wrong with it. */
export function readBrandFolder(folder: string): ReadBrand {
  const files: Partial<Record<BrandFile, unknown>> = {};
  const unread: string[] = [];
  for (const file of brandFiles) {
    try {
      files[file] = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
    } catch (error) {
      unread.push(`${file}.json: ${describeUnread(error)}`);
    }
  }
  if (unread.length > 0) return { problems: unread };
  const whole: BrandFolder = { brand: null, theme: null, logo: null, texts: null, ...files };
  return parseBrand(whole);
}

/** Why a file is not read: it is away, or what it holds is no JSON. */
function describeUnread(error: unknown): string {
  const { code, message } = Object(error) as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  return code === undefined ? `expected JSON (${message})` : `it cannot be read (${code})`;
}

/**
 * Has this process know the brands of a folder beside those that are built in; of no folder, those alone.
 *
 * @throws UnknownBrandFolder
 */
export function knowBrandFolders(folder: string | undefined): void {
  knowBrands(folder === undefined ? [] : readBrandFolders(resolve(folder)));
}

function readBrandFolders(folder: string): readonly Brand[] {
  if (!existsSync(folder))
    throw new UnknownBrandFolder(`BRANDS_DIR: there is no folder ${folder}.`);
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));
  const read = folders.map((path) => ({ path, ...readBrandFolder(path) }));
  const problems = read.flatMap((each) =>
    'problems' in each ? each.problems.map((text) => `${basename(each.path)}/${text}`) : [],
  );
  const brands = read.flatMap((each) => ('brand' in each ? [each.brand] : []));
  const found = [...problems, ...clashesOf(withBuiltIn(brands))];
  if (found.length > 0) throw new UnknownBrandFolder(`BRANDS_DIR: ${found.join('\n')}`);
  return brands;
}
