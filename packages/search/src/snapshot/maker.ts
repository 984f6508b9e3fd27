import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { endianness } from 'node:os';
import { dirname, join } from 'node:path';
import { vehicleSchema } from '../vehicle/cars/vehicle-schema.ts';
import type { Maker } from './snapshot-format.ts';

/**
 * The engine that runs: a digest of its sources, of the vehicle rules and of the domain, because what columns
 * mean is decided by code as much as by their names, and one of the columns themselves.
 */
export const currentMaker: Maker = readMaker();

function readMaker(): Maker {
  const { resolve } = createRequire(import.meta.url);
  const folders = [
    join(import.meta.dirname, '..'),
    dirname(resolve('@forecourt/vehicle-rules/relevance')),
    dirname(dirname(resolve('@forecourt/domain/vehicle/codes'))),
  ];
  const build = digest([endianness(), ...folders.flatMap(sourcesIn)]);
  return { build, schema: digest([JSON.stringify(vehicleSchema())]) };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 32);
}
