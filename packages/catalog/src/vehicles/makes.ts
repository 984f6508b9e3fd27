import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MakeSpec } from './model-spec.ts';
import { parseMake } from './parse-notation.ts';

const folder = join(import.meta.dirname, 'makes');

/** Every make of `makes/`, by name. Read once, at start. */
export const makes: readonly MakeSpec[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => parseMake(readFileSync(join(folder, file), 'utf8'), file))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The last model year that the catalogue knows of a make. */
export const lastYearOf = ({ models }: MakeSpec): number =>
  Math.max(...models.flatMap(({ generations }) => generations.map(({ years }) => years[1])));

/** The last model year that the catalogue knows. */
export const lastModelYear = Math.max(...makes.map(lastYearOf));
