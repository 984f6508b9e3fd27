import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { optional } from '../../platform/calls/usual-policies.ts';
import type { AnyCapability, Capability } from '../../platform/capability.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ConfiguredParts, OperatorCommand } from '../../platform/operator-command.ts';
import { Refusal } from '../../platform/refusal.ts';
import { defineSettings } from '../../platform/settings.ts';
import type { PageFacts } from '../../request/page-facts.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { Routes } from '../../request/request-variables.ts';
import { capabilities as present } from '../capabilities.ts';
import { parseConfig, settingsTable } from '../config.ts';
import { contributedBy, startAll } from '../contributions.ts';
import type { Parts as BothParts } from '../parts.ts';
import { runCommand } from '../run-command.ts';

/** A capability of everything: what a new folder of the server may contribute. */
type Parts = MarketParts & { readonly config: { readonly horns: number }; readonly horn: Horn };
type HornCall = 'horn';
interface Horn {
  sounds: number;
}

const hornRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/horns',
  responses: {
    200: {
      description: 'Its sound',
      content: { 'application/json': { schema: z.object({ sound: z.string() }) } },
    },
  },
});

function hornRoutes({ config }: Parts): Routes<HornCall> {
  const routes: Routes<HornCall> = new OpenAPIHono();
  return routes.openapi(hornRoute, async (context) => {
    const { calls } = context.var;
    const sound = await calls.attempt('horn', () => 'honk '.repeat(config.horns).trim(), 'silence');
    return context.json({ sound }, 200);
  });
}

const hornCommand: OperatorCommand<{ kind: 'horn'; loud: boolean }, string> = {
  kind: 'horn',
  schema: z.object({ kind: z.literal('horn'), loud: z.boolean() }),
  describe(program, terminal) {
    program
      .command('horn')
      .action(async () => terminal.say(await terminal.run({ kind: 'horn', loud: true })));
  },
  async run(_parts, { loud }) {
    if (!loud) throw new Refusal('A horn is loud.');
    return 'HONK';
  },
};

const horns = {
  name: 'horns',
  settings: defineSettings(
    { HORNS: z.coerce.number().default(1).describe('How many horns a car has') },
    ({ HORNS }) => ({ horns: HORNS }),
  ),
  policies: { horn: optional },
  folders: ['/cars-for-sale/horns/'],
  commands: [hornCommand],
  provide: (): { readonly horn: Horn } => ({ horn: { sounds: 0 } }),
  start: ({ horn }: Parts) => {
    horn.sounds += 1;
    return {
      stop: () => {
        horn.sounds = -1;
      },
    };
  },
  routes: (parts: Parts) => [hornRoutes(parts)],
  services: ({ config }: Parts, { brand }: PageFacts<HornCall>) => ({
    describeHorns: () => `${brand.code} has ${config.horns}`,
  }),
} as const satisfies Capability<Parts, PageFacts<HornCall>>;

const capabilities: readonly AnyCapability[] = [...present, horns];
const config = parseConfig({ HORNS: '2' }, capabilities);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
const app = (more: Partial<Parameters<typeof createQuietApp>[0]> = {}) =>
  createQuietApp({ database: opened.database, engine, config, capabilities, ...more });

test('its routes answer under its policies, and are in the documents', async () => {
  const path = 'http://localhost/cars-for-sale/horns';
  expect(await (await app().request(path)).json()).toEqual({ sound: 'honk honk' });
  const failing = app({
    beforeCall: (name) => {
      if (name === 'horn') throw new Error('flat battery');
    },
  });
  expect(await (await failing.request(path)).json()).toEqual({ sound: 'silence' });
  const document = await (await app().request('http://localhost/openapi.json')).json();
  expect(Object.keys((document as { paths: object }).paths)).toContain('/cars-for-sale/horns');
  expect((await app().request(`${path}/unknown`)).status).toBe(404);
  expect(await (await app().request('http://localhost/metrics')).text()).toContain('call="horn"');
});

test('pages get its services', async () => {
  const pages = app({
    pages: async (_request, { services }) =>
      new Response((services as unknown as { describeHorns(): string }).describeHorns()),
  });
  expect(await (await pages.request('http://localhost/')).text()).toBe('atc has 2');
});

test('its settings are read, refused by name and listed', () => {
  expect(() => parseConfig({ HORNS: 'many' }, capabilities)).toThrow(/The setting HORNS is wrong/);
  expect(settingsTable(capabilities)).toContain('| `HORNS` | `1` | How many horns a car has |');
});

test('its command is on the command line and does what was asked', async () => {
  const { commands } = contributedBy(capabilities);
  const command = commands.find(({ kind }) => kind === 'horn');
  if (!command) throw new Error('the command is missing');
  const parts: ConfiguredParts<unknown> = {
    config: {},
    database: opened.database,
    dataDir: '',
    today: '2026-11-21',
    withQueue: () => Promise.reject(new Error('no queue is expected')),
  };
  const said: string[] = [];
  const program = new Command();
  command.describe(program, {
    run: (asked) => runCommand(command, asked, parts, () => {}),
    fromHere: (path) => path,
    say: (text) => void said.push(text),
    dataDir: '',
    today: '2026-11-21',
  });
  await program.parseAsync(['horn'], { from: 'user' });
  expect(said).toEqual(['HONK']);
  await expect(runCommand(command, { kind: 'horn', loud: false }, parts, () => {})).rejects.toThrow(
    'A horn is loud.',
  );
});

test('what it runs is started with what it provides, and ended', async () => {
  const horn = { sounds: 0 };
  const parts = { config, horn } as unknown as BothParts;
  const running = await startAll([horns], parts);
  expect(horn.sounds).toBe(1);
  await running.stop();
  expect(horn.sounds).toBe(-1);
});
