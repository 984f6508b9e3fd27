import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mapping, mappingSchema } from './mapping.ts';

const folder = join(import.meta.dirname, 'mappings');

/** Every dialect of `mappings/`, by name. */
export const mappings: readonly Mapping[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => mappingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

export function findMapping(name: string): Mapping | undefined {
  return mappings.find((mapping) => mapping.name === name);
}
