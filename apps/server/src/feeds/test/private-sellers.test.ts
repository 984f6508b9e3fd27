import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { readStockOfSource } from '../private/private-sellers.ts';
import { applyAnyway } from '../runs/held-dealers.ts';
import { header, openImportDesk, row, vin } from './import-desk.ts';

const file = (...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const ownersCar = (serial: number, price = '21500') => row({ serial, price, isPrivate: true });
const ownersCars = (...serials: readonly number[]) =>
  file(...serials.map((serial) => ownersCar(serial)));

describe.each(engines)('private sellers of a file, on the %s', (_name, open) => {
  const desk = openImportDesk(open);
  const { run, active, options, workFolder } = desk;
  const onMarket = async () => (await active()).map((car) => car.vin).sort();
  const vins = (...serials: readonly number[]) => serials.map(vin).sort();

  test('leave the market when a later file of its name does not name them, and come back as they were', async () => {
    await run(ownersCars(1, 2, 3));
    const third = (await active()).find((car) => car.vin === vin(3));
    expect(await run(ownersCars(1, 2))).toMatchObject({ removed: 1, unchanged: 2, held: [] });
    expect(await onMarket()).toEqual(vins(1, 2));
    expect(await run(ownersCars(1, 2))).toMatchObject({ removed: 0, unchanged: 2 });
    expect(await run(ownersCars(1, 2, 3))).toMatchObject({ added: 1, removed: 0 });
    expect((await active()).find((car) => car.vin === vin(3))).toEqual(third);
  });

  test('are the same ones however a file spells their VIN', async () => {
    await run(ownersCars(1, 2, 3));
    const before = await active();
    const small = vin(1).toLowerCase();
    const spaced = `${vin(2).slice(0, 8)} ${vin(2).slice(8)}`;
    const spelled = ownersCars(1, 2, 3).replace(vin(1), small).replace(vin(2), spaced);
    expect(await run(spelled)).toMatchObject({ added: 0, removed: 0, unchanged: 3, held: [] });
    expect(await active()).toEqual(before);
  });

  test('are left alone by a file of another name, of private sellers or of dealers', async () => {
    await run(ownersCars(1, 2, 3));
    expect(await run(ownersCars(4), {}, 'other.csv')).toMatchObject({ removed: 0, held: [] });
    const dealers = file(row({ serial: 5 }));
    expect(await run(dealers, {}, 'other.csv')).toMatchObject({ removed: 0 });
    expect(await onMarket()).toEqual(vins(1, 2, 3, 4, 5));
  });

  test('are left alone by a file of a given dealer, who has his own cars alone', async () => {
    await run(ownersCars(1, 2, 3));
    const dealer = { code: 'D1', name: 'Kestrel Toyota', zip: '30303' };
    expect(await run(ownersCars(4), { dealer })).toMatchObject({ removed: 0, held: [] });
    expect(await onMarket()).toEqual(vins(1, 2, 3, 4));
  });

  test('belong to the file that named them last, where two do', async () => {
    await run(ownersCars(1, 2, 3));
    await run(ownersCars(3, 4, 5), {}, 'other.csv');
    expect(await run(ownersCars(1, 2))).toMatchObject({ removed: 0 });
    expect(await onMarket()).toEqual(vins(1, 2, 3, 4, 5));
    expect(await run(ownersCars(4, 5), {}, 'other.csv')).toMatchObject({ removed: 1 });
    expect(await onMarket()).toEqual(vins(1, 2, 4, 5));
  });

  test('are held together like a dealer when more than 40 % of them would go', async () => {
    await run(ownersCars(1, 2, 3, 4, 5));
    const fewer = file(ownersCar(1, '19000'), ownersCar(2), ownersCar(6), row({ serial: 7 }));
    expect(await run(fewer)).toMatchObject({
      added: 1,
      changed: 0,
      removed: 0,
      held: [{ name: 'Private sellers', stock: 5, removals: 3 }],
    });
    expect(await onMarket()).toEqual(vins(1, 2, 3, 4, 5, 7));
    expect(await run(fewer, { allowRemoval: true })).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 2,
      removed: 3,
      held: [],
    });
    expect(await onMarket()).toEqual(vins(1, 2, 6, 7));
  });

  test('are held when a file of the same name has none at all', async () => {
    await run(ownersCars(1, 2));
    expect(await run(file(row({ serial: 7 })))).toMatchObject({
      held: [{ stock: 2, removals: 2 }],
    });
    expect(await onMarket()).toEqual(vins(1, 2, 7));
  });

  test('leave the market as the file says once somebody says so, and no dealer of it is changed', async () => {
    await run(file(ownersCar(1), ownersCar(2), ownersCar(3), row({ serial: 7 })));
    await run(ownersCars(8), {}, 'other.csv');
    const fewer = file(ownersCar(1), ownersCar(4));
    const keepFile = async (runId: string) => {
      mkdirSync(join(workFolder, 'held'), { recursive: true });
      writeFileSync(join(workFolder, 'held', runId), fewer);
      return runId;
    };
    const { runId, held } = await run(fewer, { keepFile });
    const named = { run: runId, owner: String(held[0]?.ownerId) };
    const { today } = options;
    const given = { dataDir: workFolder, today, reason: null };
    const claimedFor = (minutes: number) =>
      desk.database.execute(sql`update held_dealers
        set settled_at = now() - make_interval(mins => ${minutes}::int) where run_id = ${runId}`);
    await claimedFor(29);
    await expect(applyAnyway(desk.database, 'rosa', named, given)).rejects.toThrow(
      /is being applied.*30 minutes/,
    );
    await claimedFor(31);
    expect(await applyAnyway(desk.database, 'rosa', named, given)).toMatchObject({ gone: 2 });
    expect(await onMarket()).toEqual(vins(1, 4, 7, 8));
  });

  test('go once when two say so at once, and can be decided again when it failed', async () => {
    await run(ownersCars(1, 2, 3));
    const fewer = ownersCars(1);
    const { runId, held } = await run(fewer, { keepFile: async (id) => id });
    const named = { run: runId, owner: String(held[0]?.ownerId) };
    const given = { dataDir: workFolder, today: options.today, reason: null };
    const apply = () => applyAnyway(desk.database, 'twice', named, given);
    await expect(apply(), 'no file was kept').rejects.toThrow();
    mkdirSync(join(workFolder, 'held'), { recursive: true });
    writeFileSync(join(workFolder, 'held', runId), fewer);
    const done = await Promise.allSettled([apply(), apply()]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(apply()).rejects.toThrow(/not held any more/);
    expect(await onMarket()).toEqual(vins(1));
    const log = await readAudit(desk.database, {
      actor: 'twice',
      act: null,
      text: null,
      before: null,
      limit: 9,
    });
    expect(log.map(({ act }) => act)).toEqual(['feed.apply', 'feed.import']);
  });

  test('are counted in a dry run, and stay', async () => {
    await run(ownersCars(1, 2, 3));
    expect(await run(ownersCars(1, 2), { dryRun: true })).toMatchObject({ removed: 1 });
    expect(await onMarket()).toEqual(vins(1, 2, 3));
  });

  test('make room for the dealer who has the car in a later row', async () => {
    await run(ownersCars(1, 2, 3));
    const later = file(ownersCar(1), ownersCar(2), ownersCar(3), row({ serial: 3 }));
    expect(await run(later)).toMatchObject({ added: 1, removed: 1, unchanged: 2 });
    expect(await onMarket()).toEqual(vins(1, 2, 3));
  });

  test('of a source are found by an index, however many others there are', async () => {
    const plan = await planOf(desk.database, (asked) => readStockOfSource(asked, 'test.csv'));
    expect(plan).toContain('private_sellers_source');
  });

  test('a dealer whose cars all stand at a later one in the file has none any more', async () => {
    await run(file(row({ serial: 1 }), row({ serial: 2 })));
    const moved = file(
      ...[1, 2].map((serial) => row({ serial })),
      ...[1, 2].map((serial) => row({ serial, dealer: 'Larch Toyota' })),
      ...[row({ serial: 1, dealer: 'Elm Toyota' }), row({ serial: 1, dealer: 'Larch Toyota' })],
    );
    expect(await run(moved)).toMatchObject({
      added: 2,
      newOwners: 1,
      held: [{ name: 'Kestrel Toyota', stock: 2, removals: 2 }],
    });
    expect(await run(moved, { allowRemoval: true })).toMatchObject({ removed: 2, held: [] });
    expect(await onMarket()).toEqual(vins(1, 2));
  });
});
