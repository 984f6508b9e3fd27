/** The clauses of the specification, as the data files of this folder record them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** States in the order of the page's columns. */
export const states = ['done', 'part', 'not yet'] as const;

/** A family and a name, in words that stay when a section is numbered anew. */
const idPattern = /^[a-z][a-z-]*\.[a-z][a-z-]*$/;

const clauseSchema = z
  .strictObject({
    id: z.string().regex(idPattern, 'an id is a family and a name: saving.max-quick-save'),
    /** The specification's words; in brackets how they were read. */
    clause: z.string(),
    state: z.enum(states),
    /** Files that do it, by name. */
    where: z.array(z.string()).default([]),
    note: z.string().optional(),
    missing: z.string().optional(),
  })
  .refine(
    ({ state, where, note }) => state !== 'done' || where.length > 0 || note?.includes('['),
    'a clause that is done says where',
  )
  .refine(
    ({ state, missing }) => (state === 'part') === (missing !== undefined),
    'a clause that is done in part says what is missing, and no other does',
  );

const sectionSchema = z.strictObject({
  section: z.string(),
  groups: z.array(z.strictObject({ title: z.string().optional(), clauses: z.array(clauseSchema) })),
});

export type State = (typeof states)[number];
export type Clause = z.infer<typeof clauseSchema>;
export type Section = z.infer<typeof sectionSchema>;

export const clausesOf = (section: Section): Clause[] =>
  section.groups.flatMap(({ clauses }) => clauses);

/** Says where a mistake is by the clause's id, which is easier to find than its index. */
function describeIssue(data: unknown, { path, message }: z.core.$ZodIssue): string {
  let value = data;
  let id = '';
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (typeof value === 'object' && value !== null && 'id' in value) id = `${value.id}: `;
  }
  return `${id}${String(path.at(-1) ?? '')} ${message}`;
}

/** A section from the text of its file; throws an error that names the clause at fault. */
export function parseSection(file: string, text: string): Section {
  const data: unknown = parse(text);
  const result = sectionSchema.safeParse(data);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => describeIssue(data, issue));
  throw new Error(`docs/conformance/${file}: ${mistakes.join('; ')}`);
}

/** All sections in the specification's order. */
export function readSections(): Section[] {
  const sections = globSync('*.yml', { cwd: import.meta.dirname })
    .sort()
    .map((file) => parseSection(file, readFileSync(join(import.meta.dirname, file), 'utf8')));
  const ids = sections.flatMap(clausesOf).map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Two clauses share an id: ${twice.join(', ')}`);
  return sections;
}
