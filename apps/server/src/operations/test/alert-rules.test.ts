import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import { hasTool, read, runTool } from './deploy-folder.ts';

const rulesPath = 'deploy/prometheus/rules.yml';
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ record: z.string().optional(), alert: z.string().optional(), expr: z.string() }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

const rules = rulesSchema.parse(parse(read(rulesPath))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana/forecourt.json')));
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));

/** Names in PromQL that are no metrics. */
const language = new Set(
  'and by count deriv histogram_quantile increase max min offset or rate resets sum topk unless vector'.split(
    ' ',
  ),
);

/** The metrics that an expression asks for. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\bby\s*\([^)]*\)/g, ' ')
    .replaceAll(/\boffset \w+/g, ' ');
  return [...bare.matchAll(/(?<![\w:.])[a-z_:][\w:]*/gi)]
    .map(([name]) => name)
    .filter((name) => !language.has(name) && name !== 'up');
}

let shown: Set<string>;
beforeAll(async () => {
  const { database, close } = await openInMemory();
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [], listings: [], today: '2026-01-01' }),
  );
  const jobs = { readFigures: async () => [] };
  const config = parseConfig({ METRICS: 'on' });
  const answer = await createQuietApp({ database, engine, jobs, config }).request('/metrics');
  const text = await answer.text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  shown = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  await close();
});

test('every metric that a rule asks for is one that /metrics has, or that another rule records', () => {
  for (const { expr, alert, record } of rules)
    for (const name of metricsIn(expr))
      expect(shown.has(name) || recorded.has(name), `${alert ?? record} asks for ${name}`).toBe(
        true,
      );
});

test('every metric that the dashboard draws is one that /metrics has', () => {
  expect(panels.length).toBeGreaterThan(10);
  for (const { title, targets } of panels)
    for (const { expr } of targets)
      for (const name of metricsIn(expr))
        expect(shown.has(name), `“${title}” asks for ${name}`).toBe(true);
});

test('every alert has its runbook, and every runbook its alert', () => {
  const alerts = rules.flatMap(({ alert }) => alert ?? []);
  const headings = [...read('docs/operations.md').matchAll(/^### (Forecourt\w+)$/gm)];
  expect(headings.map(([, name]) => name).sort()).toEqual(alerts.sort());
});

const hasPromtool = hasTool('promtool', ['--version']);

test.skipIf(!hasPromtool)(
  'Prometheus takes the rules, and they go off when they should (needs promtool, of Debian’s prometheus)',
  () => {
    expect(runTool('promtool', ['check', 'rules', rulesPath])).toMatchObject({ status: 0 });
    const tested = runTool('promtool', ['test', 'rules', 'deploy/prometheus/rules.test.yml']);
    expect(tested.output).toContain('SUCCESS');
    expect(tested.status).toBe(0);
  },
);
