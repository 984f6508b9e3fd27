import { basename } from 'node:path';
import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import { createRoute, z } from '@hono/zod-openapi';
import { desc } from 'drizzle-orm';
import { type KeyGuard, keyRefusals, keySecurity } from '../api-keys/key-guard.ts';
import { onlyParameters, operatorRoutes } from '../api-keys/operator-routes.ts';
import { dayOf } from '../platform/clock.ts';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import { toTextStream } from '../platform/http/text-stream.ts';
import { Refusal } from '../platform/refusal.ts';
import type { MarketParts } from '../request/parts.ts';
import { importFile } from './import-file.ts';
import type { ImportSummary } from './import-options.ts';
import { withSentFile } from './keep-sent-file.ts';
import { quarantineLines } from './read-quarantine.ts';
import { readGivenDealer } from './rows/given-dealer.ts';
import { feedRuns } from './tables.ts';

const maxRuns = 200;

const count = () => z.int().min(0);

const runSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    mapping: z.string(),
    startedAt: z.string(),
    finishedAt: z.string(),
    rows: count(),
    refused: count(),
    added: count(),
    changed: count(),
    unchanged: count(),
    removed: count(),
    failure: z.string().nullable().describe('Why nothing of it was taken in'),
  })
  .openapi('FeedRun');

const summarySchema = z
  .object({
    run: z.string().nullable().describe('Its id; null where it was only tried'),
    quarantine: z
      .string()
      .nullable()
      .describe(
        'Where the refused cells are told, also of a file that was only tried; null where there are none',
      ),
    mapping: z.string(),
    rows: count(),
    refused: count(),
    duplicates: count(),
    added: count(),
    changed: count(),
    unchanged: count(),
    removed: count(),
    held: z
      .array(z.object({ dealer: z.string(), stock: count(), removals: count() }))
      .describe('Dealers that were left alone, since they would have lost more than 40 %'),
  })
  .openapi('FeedSummary');

const flag = z.enum(['true', 'false'], 'expected true or false').default('false');

/** A file is not applied that was to be tried alone. */
const sendQuery = onlyParameters({
  name: z
    .string()
    .regex(/^[\w.() -]{1,120}$/, 'expected 1 to 120 letters, digits and ._()- of a file’s name')
    .default('feed.csv')
    .openapi({
      description:
        'What it is called; a later file of that name, sent with the same key, decides anew',
    }),
  mapping: z.string().optional().openapi({ description: 'Recognised by the header without' }),
  dealer: z.string().min(1).max(100).optional(),
  dealerName: z.string().min(1).max(200).optional(),
  dealerZip: z.string().min(1).max(10).optional().openapi({
    description: 'Five digits. Dealer, name and ZIP code go together',
  }),
  dryRun: flag.openapi({ description: 'Says what would change, and changes nothing' }),
});

const sendRoute = createRoute({
  method: 'post',
  path: '/rest/operator/feeds',
  summary: 'Send a file of cars: all that its dealers have',
  description:
    'The body is the file as it is: CSV or TSV, plain, gzip or zip, 64 MB at the most. It is answered when all of it is applied.',
  security: keySecurity('feeds.write'),
  request: {
    query: sendQuery,
    body: {
      required: true,
      content: {
        'application/octet-stream': {
          schema: z.any().openapi({ type: 'string', format: 'binary' }),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What it changed',
      content: { 'application/json': { schema: summarySchema } },
    },
    400: problemAnswer('A parameter, or the file, cannot be used; `detail` says why'),
    ...keyRefusals,
    413: problemAnswer('The file is larger than 64 MB'),
    415: problemAnswer('The body is a form'),
  },
});

const runsRoute = createRoute({
  method: 'get',
  path: '/rest/operator/feeds',
  summary: 'What became of the latest files of cars',
  security: keySecurity('feeds.read'),
  responses: {
    200: {
      description: `The latest ${maxRuns}, the latest first`,
      content: { 'application/json': { schema: z.object({ runs: z.array(runSchema) }) } },
    },
    ...keyRefusals,
  },
});

const quarantineRoute = createRoute({
  method: 'get',
  path: '/rest/operator/feeds/{run}/quarantine',
  summary: 'Cells of a file that were refused, as CSV',
  security: keySecurity('feeds.read'),
  request: { params: z.object({ run: z.uuid('expected the id of a run') }) },
  responses: {
    200: {
      description: 'Line, column, value and why',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...parameterRefusal,
    ...keyRefusals,
    404: problemAnswer('No cell of it was refused, or there is no such run here'),
  },
});

type Parts = MarketParts & { readonly keyGuard: KeyGuard };

/** Files of cars, for programs of operators. */
export function feedOperatorRoutes(parts: Parts) {
  const { keyGuard, database, config } = parts;
  const routes = operatorRoutes(keyGuard, [sendRoute, quarantineRoute, runsRoute]);
  routes.post(sendRoute.path, limitBody(maxFeedBytes));

  routes.openapi(sendRoute, async (context) => {
    const { name, mapping, dealer, dealerName, dealerZip, dryRun } = context.req.valid('query');
    if (context.req.header('content-type')?.startsWith('multipart/'))
      return problem(
        context,
        'unsupported_type',
        'The body: expected the file itself, not a form.',
      );
    const body = context.req.raw.body;
    if (!body) return problem(context, 'invalid_parameter', 'The body: expected a file of cars.');
    const { dataDir } = config;
    const asked = {
      // Files of two senders may well have one name.
      source: `${context.var.keyName}/${name}`,
      called: name,
      actor: context.var.keyName,
      dryRun: dryRun === 'true',
      allowRemoval: false,
      ...(mapping !== undefined && { mapping }),
    };
    try {
      const given = readGivenDealer({ code: dealer, name: dealerName, zip: dealerZip });
      const summary = await withSentFile(dataDir, body, (path) =>
        importFile(
          { database, dataDir, today: dayOf(parts.clock) },
          { ...asked, dealer: given ?? undefined, path },
        ),
      );
      return context.json(toAnswer(summary, asked.dryRun), 200);
    } catch (error) {
      if (error instanceof Refusal) return problem(context, 'invalid_parameter', error.message);
      throw error;
    }
  });

  routes.openapi(runsRoute, async (context) => {
    const rows = await database
      .select()
      .from(feedRuns)
      .orderBy(desc(feedRuns.startedAt))
      .limit(maxRuns);
    const runs = rows.map(({ source, startedAt, finishedAt, file: _file, ...run }) => ({
      ...run,
      name: basename(source),
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
    }));
    return context.json({ runs }, 200);
  });

  routes.openapi(quarantineRoute, async (context) => {
    const lines = await quarantineLines(config.dataDir, context.req.valid('param').run);
    if (lines === null) return problem(context, 'not_found', 'No cell of that run was refused.');
    return context.body(toTextStream(lines), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    });
  });
  return routes;
}

function toAnswer(summary: ImportSummary, dryRun: boolean): z.output<typeof summarySchema> {
  const { runId, report, mapping, rows, refused, duplicates, ...counts } = summary;
  const { added, changed, unchanged, removed, held } = counts;
  return {
    run: dryRun ? null : runId,
    quarantine: report === null ? null : `/rest/operator/feeds/${runId}/quarantine`,
    mapping,
    rows,
    refused,
    duplicates,
    added,
    changed,
    unchanged,
    removed,
    held: held.map(({ name, stock, removals }) => ({ dealer: name, stock, removals })),
  };
}
