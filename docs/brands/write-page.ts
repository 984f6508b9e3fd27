/** Writes docs/brands.md; `npm run docs` calls it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBrandsPage } from './page.ts';

writeFileSync(join(import.meta.dirname, '../brands.md'), drawBrandsPage());
