import { expect, test } from 'vitest';
import { capabilities } from '../../compose/capabilities.ts';
import { parseConfig } from '../../compose/config.ts';
import { jobsOf } from '../../compose/contributions.ts';
import type { Parts } from '../../compose/parts.ts';
import { read } from './deploy-folder.ts';

test('what is kept for a while only is forgotten by a job of the table in the handbook, and each job is in it', () => {
  const parts = { config: parseConfig({}) } as Partial<Parts> as Parts;
  const jobs = Object.entries(jobsOf(capabilities, parts));
  const scheduled = jobs.filter(([name]) => name.startsWith('forget-'));
  expect(scheduled.length).toBeGreaterThan(2);
  for (const [name, { schedule }] of scheduled) expect(schedule, name).toMatch(/^[\d*]/);
  const [, table = ''] = read('docs/operations.md').split('## What is kept, and for how long');
  const told = [...(table.split('\n## ')[0] ?? '').matchAll(/job `([\w-]+)`/g)];
  expect(told.map(([, name]) => name).sort()).toEqual(scheduled.map(([name]) => name).sort());
});
