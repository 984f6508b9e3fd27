/** The page docs/conformance.md, drawn from the clauses and the tests that prove them. */
import { basename } from 'node:path';
import { type Clause, clausesOf, type Section, type State, states } from './clauses.ts';
import { type Proof, proves } from './proofs.ts';
import { findSource } from './source-files.ts';

const introduction = `# Conformance to the specification

Every clause of the product's specification, where it is done and what proves it.

- **done**: a visitor or a client of the interface meets it, to the letter, and a test fails without it. What is said in brackets behind a clause is how it was read.
- part: some of it; what is missing is named.
- not yet: nobody meets it. Where its rule, shape or words already stand in the domain, the third column leads there.

The last column names the tests; \`%s\` stands for what a table of cases fills in.
This page is written by \`npm run docs\` from the files in [conformance](conformance) and from the names of the tests, which end in the ids of the clauses that they prove. [Contributing](../CONTRIBUTING.md) says how to record a clause.
`;

/** In a table a bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const fileLink = (label: string, path: string) => `[${label}](../${path})`;

/** Names in square brackets become links; links that are written out stay. */
const withLinks = (text: string) =>
  text.replace(/\[([\w./-]+)\](?!\()/g, (_, name: string) => fileLink(name, findSource(name)));

function whereCell({ where, note, missing }: Clause): string {
  const files = where.map((name) => fileLink(name, findSource(name))).join(', ');
  const remark = note === undefined ? '' : withLinks(note);
  const done = files !== '' && remark !== '' ? `${files} (${remark})` : files + remark;
  return [done, missing === undefined ? '' : `missing: ${withLinks(missing)}`]
    .filter(Boolean)
    .join('; ');
}

const proofLink = ({ file, name }: Proof) =>
  `${fileLink(basename(file).replace(/\.tsx?$/, ''), file)}: ${name}`;

function clauseRow(clause: Clause, proofs: readonly Proof[]): string {
  const state = clause.state === 'done' ? '**done**' : clause.state;
  const proven = clause.state === 'not yet' ? [] : proofs.filter((one) => proves(one, clause.id));
  const cells = [
    `\`${clause.id}\``,
    clause.clause,
    state,
    whereCell(clause),
    proven.map(proofLink).join('<br>'),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function sectionText(section: Section, proofs: readonly Proof[]): string {
  const groups = section.groups.map(({ title, clauses }) => {
    const heading = title === undefined ? [] : [`### ${title}`, ''];
    const head = ['| Id | Clause | State | Done in | Proved by |', '|---|---|---|---|---|'];
    return [...heading, ...head, ...clauses.map((one) => clauseRow(one, proofs)), ''].join('\n');
  });
  return [`## ${section.section}`, '', ...groups].join('\n');
}

const count = (clauses: readonly Clause[], state: State) =>
  clauses.filter((clause) => clause.state === state).length;

function countsTable(sections: readonly Section[]): string {
  const row = (label: string, clauses: readonly Clause[]) =>
    `| ${label} | ${states.map((state) => count(clauses, state)).join(' | ')} |`;
  return [
    `| Section | ${states.join(' | ')} |`,
    '|---|---:|---:|---:|',
    ...sections.map((section) => row(section.section, clausesOf(section))),
    row('All', sections.flatMap(clausesOf)),
    '',
  ].join('\n');
}

/** The whole page as Markdown. */
export function drawPage(sections: readonly Section[], proofs: readonly Proof[]): string {
  const texts = sections.map((section) => sectionText(section, proofs));
  return [introduction, countsTable(sections), ...texts].join('\n');
}
