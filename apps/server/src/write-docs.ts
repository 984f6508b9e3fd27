/** Writes what the documents take from the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readmePath, withSettingsTable } from './compose/readme-settings.ts';

writeFileSync(readmePath, withSettingsTable(readFileSync(readmePath, 'utf8')));
