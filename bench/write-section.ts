import { readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from './machine.ts';

/** What a table of figures is never read without: when, where and how they were measured. */
export function describeRun(command: string, note: string | undefined): string {
  const today = new Date().toISOString().slice(0, 10);
  return [
    `${today}, ${describeMachine()}; \`${command}\`.`,
    ...(note === undefined ? [] : [note]),
  ].join(' ');
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a file of Markdown. */
export function writeSection(file: string, name: string, text: string): void {
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for "${name}".`);
  writeFileSync(file, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
}
