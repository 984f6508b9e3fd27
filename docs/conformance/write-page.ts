/** Writes docs/conformance.md; `npm run docs` calls it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSections } from './clauses.ts';
import { drawPage } from './page.ts';
import { readProofs } from './proofs.ts';

const path = join(import.meta.dirname, '../conformance.md');
writeFileSync(path, drawPage(readSections(), readProofs()));
