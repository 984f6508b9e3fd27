/** What proves a clause: the tests whose names end in its id. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

export interface Proof {
  readonly file: string;
  /** The test's name as it stands in the file, without the ids. */
  readonly name: string;
  /** Ids of clauses, or of a whole family: `filter.*`. */
  readonly ids: readonly string[];
}

const id = String.raw`[a-z][a-z-]*\.(?:[a-z][a-z-]*|\*)`;
/** A text that ends in ids: `'sorts by price [results.sort, sort.price]'`. */
const named = new RegExp(String.raw`(['"\`])((?:(?!\1)[^\n])*) \[(${id}(?:, ${id})*)\]\1`, 'g');

/** Proofs in the text of one test file. */
export function proofsIn(file: string, text: string): Proof[] {
  return [...text.matchAll(named)].map(([, , name = '', ids = '']) => ({
    file,
    name,
    ids: ids.split(', '),
  }));
}

/** All proofs of the project, by file. */
export function readProofs(): Proof[] {
  return sourceFiles
    .filter((path) => !path.startsWith('docs/') && /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => proofsIn(path, readFileSync(join(root, path), 'utf8')));
}

/** Whether a proof names a clause, by its id or by its family. */
export const proves = ({ ids }: Proof, clauseId: string): boolean =>
  ids.includes(clauseId) || ids.includes(`${clauseId.split('.', 1)[0]}.*`);
