/**
 * What in a migration a process of the version before could not bear that still runs beside the new one. Tables may
 * grow (expand) at once; what the old version reads or writes may go (contract) only with a later version.
 */
const contractions: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'drops what the old version uses',
    /^drop (?:table|view|materialized view|type|schema|sequence)\b/,
  ],
  ['drops a column', /^alter table .*\bdrop column\b/],
  ['renames', /\brename (?:to|column|constraint|value)\b/],
  ['changes the type of a column', /^alter table .*\balter column .*\b(?:set data type|type)\b/],
  ['requires a value that the old version may leave out', /^alter table .*\bset not null\b/],
  [
    'adds a column that the old version does not fill',
    /^alter table .*\badd column (?!.*\bdefault\b).*\bnot null\b/,
  ],
  ['takes a default that the old version relies on', /^alter table .*\bdrop default\b/],
  [
    'adds a rule that the old version may break',
    /^alter table .*\badd constraint .*\b(?:check|unique|foreign key|exclude)\b/,
  ],
  ['adds a rule that the old version may break', /^create unique index\b/],
];

const created = /^create table (?:if not exists )?"?(?:\w+"?\.)?"?(\w+)"?/;
const touched = /^(?:alter table (?:only )?|create unique index .*? on )"?(?:\w+"?\.)?"?(\w+)"?/;

/** The statements of a migration without comments, in small letters and on one line each. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--[^\n]*/g, ' ')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/** @returns what is wrong with each statement that is; tables that the migration makes itself are nobody's yet */
export function findContractions(sql: string): string[] {
  const statements = statementsOf(sql);
  const own = new Set(statements.flatMap((statement) => created.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const table = touched.exec(statement)?.[1];
    if (table !== undefined && own.has(table)) return [];
    return contractions
      .filter(([, pattern]) => pattern.test(statement))
      .slice(0, 1)
      .map(([what]) => `${what}: ${statement}`);
  });
}
