import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a file of Markdown. */
export function writeSection(file: string, name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for "${name}".`);
  writeFileSync(file, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
}
