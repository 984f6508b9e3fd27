import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { readOwnersByCode, readOwnersById } from '../../dealers/read-owners.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { newListing, planDealerStock } from '../plan-dealer-stock.ts';
import { header, openImportDesk, row, vin } from './import-desk.ts';

const file = (...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const stockOf = (...serials: readonly number[]) =>
  file(...serials.map((serial) => row({ serial })));

describe.each(engines)('an import into the %s', (_name, open) => {
  const desk = openImportDesk(open);
  const { options, run, active } = desk;

  test('adds the cars with what the catalogue knows of them', async () => {
    expect(await run(stockOf(1, 2))).toMatchObject({
      mapping: 'carscom',
      rows: 2,
      added: 2,
      refused: 0,
      newOwners: 1,
    });
    const [car] = await active();
    expect(car).toMatchObject({
      vin: vin(1),
      makeCode: 'TOYOTA',
      modelCode: 'CAMRY',
      trim: 'LE',
      mileage: 41_200,
      salePrice: 21_500,
      vehicleStyleCode: 'SEDAN',
      fuelTypeCode: 'GSL',
      priceHistory: [{ on: '2026-11-21', price: 21_500 }],
    });
  });

  test('takes what few feeds tell, and leaves out what is not as it should be [listing.product-tiles, owner.logo, listing.digital-retailing, listing.dealer-settings]', async () => {
    const tile = {
      tileType: 'CARFAX_APPENDED',
      link: { href: 'https://a.test/1', label: 'Report' },
    };
    const picture = {
      tileType: 'CERTIFIED_PROGRAM',
      tileSubType: 'GOLD',
      image: { src: 'https://a.test/gold.png', alt: 'Gold' },
    };
    const wrong = { ...tile, link: { href: 'javascript:alert(1)', label: 'x' } };
    const tiles = [tile, picture, wrong, 'x'];
    const frames = Array.from({ length: 8 }, (_, index) => `https://a.test/${index}.jpg`);
    const told = {
      vin: vin(9),
      listing_type: 'used',
      year: '2020',
      make: 'Toyota',
      model: 'Camry LE',
      dealer_code: 'K1',
      dealer_name: 'Kestrel',
      dealer_state: 'GA',
      dealer_zip: '30303',
      product_tiles: JSON.stringify(tiles),
      fyuse_id: 'ab12',
      spin_photos: frames.join('|'),
      shipping_cost: '$599',
      dealer_logo: 'https://a.test/logo.png',
      dealer_home_services: 'Buy Online',
      dealer_digital_retailing: 'Kestrel Deals',
      dealer_leases: 'no',
    };
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = [Object.keys(told), Object.values(told)];
    const content = rows.map((cells) => cells.map(cell).join(',')).join('\n');
    expect(await run(content)).toMatchObject({ mapping: 'forecourt', added: 1, refused: 0 });
    const [car] = await active();
    expect(car).toMatchObject({ fyuseId: 'ab12', spinUrls: frames, shippingCost: 599 });
    expect(car?.productTiles).toEqual([
      { ...tile, tileSubType: null, image: null },
      { ...picture, link: null },
    ]);
    const dealer = (await readOwnersByCode(desk.database, ['K1'])).get('K1');
    expect(dealer).toMatchObject({
      logoUrl: 'https://a.test/logo.png',
      homeServices: ['BUY_ONLINE'],
      paymentServices: {
        digitalRetailingType: 'Kestrel Deals',
        dealerSettings: { uiEnabled: true, leaseEnabled: false, priceBreakdownEnabled: true },
      },
    });
    expect(await run(content)).toMatchObject({ unchanged: 1, changed: 0 });
  });

  test('keeps what a dealer says of itself and no feed tells', async () => {
    await run(stockOf(1));
    const [{ ownerId = 0 } = {}] = await active();
    const [before] = await readOwnersById(desk.database, [ownerId]);
    if (!before) throw new Error('no dealer');
    const said = {
      tagline: 'Kind people',
      closedDays: [{ date: '2026-12-25', reason: null }],
      hours: [{ label: 'Monday', open: '9:00 AM', close: '6:00 PM' }],
    };
    await changeMarket(desk.database, (change) => writeOwners(change, [{ ...before, ...said }]));
    await run(stockOf(1).replaceAll(before.address1 ?? '', '99 Other Street'));
    const [after] = await readOwnersById(desk.database, [ownerId]);
    expect(after).toMatchObject({ ...said, address1: '99 Other Street' });
  });

  test('changes nothing the second time', async () => {
    await run(stockOf(1, 2, 3));
    const before = await active();
    expect(await run(stockOf(1, 2, 3), { today: '2026-11-22' })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
      removed: 0,
    });
    expect(await active()).toEqual(before);
  });

  test('records a new price and keeps the id', async () => {
    await run(stockOf(1, 2));
    const before = await active();
    await run(file(row({ serial: 1, price: '"$20,900"' }), row({ serial: 2 })), {
      today: '2026-11-23',
    });
    const after = await active();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.priceHistory).toEqual([
      { on: '2026-11-21', price: 21_500 },
      { on: '2026-11-23', price: 20_900 },
    ]);
  });

  test('never makes a car younger than it was, whatever a file says of its first day', async () => {
    await run(stockOf(1));
    const stock = await active();
    const planned = (listedOn: string) =>
      planDealerStock(
        stock,
        stock.map((car) => ({ ...car, listedOn })),
        options,
      );
    expect(planned('2026-11-30')).toMatchObject({ unchanged: 1, changed: [] });
    expect(planned('2026-10-15').changed[0]?.listedOn).toBe('2026-10-15');
  });

  test('has no car come to the market after the day on which it is taken in', async () => {
    await run(stockOf(1));
    const [car] = await active();
    if (!car) throw new Error('no car');
    const later = { ...car, listedOn: '2099-01-01' };
    expect(newListing(later, 1, 1, options.today).listedOn).toBe(options.today);
    const { changed } = planDealerStock([later], [later], options);
    expect(changed[0]?.listedOn, 'of an earlier version').toBe(options.today);
  });

  test('takes what is absent off the market', async () => {
    await run(stockOf(1, 2, 3));
    expect(await run(stockOf(1, 2))).toMatchObject({ removed: 1, held: [] });
    expect((await active()).map((car) => car.vin)).toEqual([vin(1), vin(2)]);
  });

  test('lets a car that comes back within thirty days go on as it was, and no later one', async () => {
    await run(stockOf(1, 2, 3));
    const [, , first] = await active();
    const away = () => run(stockOf(1, 2), { today: '2026-11-22' });
    const back = () =>
      run(file(row({ serial: 1 }), row({ serial: 2 }), row({ serial: 3, price: '19000' })), {
        today: '2026-11-25',
      });
    await away();
    expect(await back()).toMatchObject({ added: 1, changed: 0 });
    const [, , again] = await active();
    expect(again).toMatchObject({ id: first?.id, listedOn: first?.listedOn });
    expect(again?.priceHistory.map(({ on }) => on)).toEqual(['2026-11-21', '2026-11-25']);
    await away();
    await desk.database.execute(
      sql`update listings set updated_at = now() - interval '31 days' where status = 'sold'`,
    );
    expect(await back()).toMatchObject({ added: 1 });
    const [, , anew] = await active();
    expect(anew?.id).not.toBe(first?.id);
    expect(anew?.priceHistory).toHaveLength(1);
  });

  test('holds a dealer that would lose more than 40 % of its stock, unless allowed', async () => {
    await run(stockOf(1, 2, 3, 4, 5));
    const held = await run(stockOf(1, 2));
    expect(held).toMatchObject({
      removed: 0,
      held: [{ name: 'Kestrel Toyota', stock: 5, removals: 3 }],
    });
    expect(await active()).toHaveLength(5);
    expect(await run(stockOf(1, 2), { allowRemoval: true })).toMatchObject({
      removed: 3,
      held: [],
    });
  });

  test('holds a dealer whose rows are all refused, and makes none of a new one', async () => {
    await run(stockOf(1, 2, 3));
    const refused = (dealer?: string) =>
      [header, row({ serial: 1, price: 'soon', ...(dealer && { dealer }) })].join('\n');
    expect(await run(refused('New Toyota'))).toMatchObject({ refused: 1, newOwners: 0, held: [] });
    const held = [{ name: 'Kestrel Toyota', stock: 3, removals: 3 }];
    expect(await run(refused(), { dryRun: true })).toMatchObject({ held });
    expect(await run(refused())).toMatchObject({ refused: 1, removed: 0, held });
    expect(await active()).toHaveLength(3);
    expect(await run(refused(), { allowRemoval: true })).toMatchObject({ removed: 3, held: [] });
    expect(await run(refused())).toMatchObject({ removed: 0, held: [] });
  });

  test('changes nothing in a dry run', async () => {
    expect(await run(stockOf(1, 2), { dryRun: true })).toMatchObject({ added: 2 });
    expect(await active()).toEqual([]);
  });

  test('lets the last row of a VIN win, also over another dealer', async () => {
    const summary = await run(
      file(
        row({ serial: 1, price: '1000' }),
        row({ serial: 1, dealer: 'Larch Toyota', price: '19000' }),
      ),
    );
    expect(summary).toMatchObject({ rows: 2, added: 1, duplicates: 1 });
    expect((await active())[0]?.salePrice).toBe(19_000);
  });

  test('refuses bad rows one by one and says why', async () => {
    const bad = [
      row({ serial: 9 }).replace(
        vin(9),
        `${vin(9).slice(0, 16)}${vin(9).endsWith('9') ? '8' : '9'}`,
      ),
      row({ serial: 3, price: 'twelve' }),
      row({ serial: 4, zip: '00000' }),
      row({ serial: 5, year: 2019 }),
      row({ serial: 6, model: 'Nonesuch' }),
    ];
    const summary = await run(file(row({ serial: 1 }), ...bad));
    expect(summary).toMatchObject({ rows: 6, added: 1, refused: 5 });
    const report = readFileSync(summary.report ?? '', 'utf8')
      .trim()
      .split('\r\n');
    expect(report[0]).toBe('line,column,value,reason,field,dealer,stock_number,car');
    expect(report.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      '3,vin',
      '4,price',
      '5,zip',
      '6,year',
      '7,model_trim',
    ]);
  });

  test('refuses a row with a text that no database keeps, and takes in the others', async () => {
    const tilesOf = (label: string) =>
      `[{"tileType":"REPORT","link":{"href":"https://a.test/1","label":"${label}"}}]`;
    const lineOf = (serial: number, label: string) =>
      `${vin(serial)},Toyota,Camry,Kestrel,30303,"${tilesOf(label).replaceAll('"', '""')}"`;
    const lines = ['\\u0000', 'a\\ud83d', '\\ud83d\\udd25'].map((label, at) =>
      lineOf(1 + at, label),
    );
    const columns = 'vin,make,model,dealer_name,dealer_zip,product_tiles';
    const summary = await run([columns, ...lines].join('\n'));
    expect(summary).toMatchObject({ added: 1, refused: 2 });
    const reason = 'expected whole characters in productTiles.0.link.label, and none that is zero';
    const cells = readFileSync(summary.report ?? '', 'utf8').split('\r\n');
    expect(cells.slice(1, 3).map((cell) => cell.includes(reason))).toEqual([true, true]);
    const [car] = await active();
    expect(car?.productTiles?.[0]?.link?.label).toBe('🔥');
  });

  test('takes in a row whose words are cut within a character', async () => {
    const cut = row({ serial: 1, model: `Camry ${'z'.repeat(59)}🔥 sale` });
    expect(await run(file(cut, row({ serial: 2 })))).toMatchObject({ added: 2, refused: 0 });
  });

  test('a year that is none is refused, whatever the VIN says; without one the VIN tells it', async () => {
    const [wrong, none, sheet] = ['abc', '', '2020.0'].map((year, at) =>
      row({ serial: 1 + at, year: 2020 }).replace(',2020,', `,${year},`),
    );
    const summary = await run(file(wrong ?? '', none ?? '', sheet ?? ''));
    expect(summary).toMatchObject({ rows: 3, added: 2, refused: 1 });
    expect(readFileSync(summary.report ?? '', 'utf8')).toContain(
      '2,year,abc,expected a model year',
    );
    expect((await active()).map(({ year }) => year)).toEqual([2020, 2020]);
  });

  test('puts back the zero that a ZIP lost', async () => {
    await run(file(row({ serial: 1, zip: '2062', state: 'MA' })));
    const [car] = await active();
    expect(car).toBeDefined();
  });

  test.each([
    ['gzip', (text: string) => new Uint8Array(gzipSync(text))],
    ['zip', (text: string) => zipSync({ 'stock.csv': strToU8(text) })],
    [
      'tabs and a byte order mark',
      (text: string) =>
        strToU8(`\ufeff${text.replaceAll('"41,200"', '41200').replaceAll(',', '\t')}`),
    ],
    ['Windows-1252', (text: string) => Buffer.from(text.replace('Kestrel', 'Café'), 'latin1')],
  ])('reads %s', async (_kind, pack) => {
    expect(await run(pack(stockOf(1, 2)))).toMatchObject({ added: 2, refused: 0 });
  });

  test.each([
    ['an empty file', '', /is empty/],
    [
      'a file of another kind',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
      /not a text table/,
    ],
    ['unknown columns', 'a,b\n1,2\n', /no known dialect/],
    ['JSON', '\ufeff[{"vin":"1"}]', /is JSON: expected a table of CSV or TSV/],
    ['XML', '<?xml version="1.0"?><cars/>', /is XML or HTML: expected a table of CSV or TSV/],
    ['damaged gzip', new Uint8Array(gzipSync(stockOf(1, 2)).subarray(0, 40)), /damaged gzip/],
  ])('stops at %s with one sentence and nothing changed', async (_kind, content, message) => {
    await expect(run(content)).rejects.toThrow(message);
    expect(await active()).toEqual([]);
  });

  test('takes a file of the columns that must be there, and of no other', async () => {
    const least = `vin,make,model,dealer_name,dealer_zip\n${vin(1)},Toyota,Camry,Least Motors,30303\n`;
    expect(await run(least)).toMatchObject({ mapping: 'forecourt', added: 1, refused: 0 });
  });

  test('takes the dealer from the command where the file names none', async () => {
    const fullpath = `Vin,Stock,Year,Make,Model,Trim,Condition,Certified,Vdp,Photo_url_list,Color,Price,Mileage\n${vin(1)},A1,2020,Toyota,Camry,SE,used,yes,https://example.com/1,https://example.com/a.jpg|https://example.com/b.jpg,Midnight Black Metallic,18999,30100\n`;
    await expect(run(fullpath)).rejects.toThrow(/name the dealer by its own code/);
    const dealer = { code: 'D1', name: 'Kestrel Toyota', zip: '30303' };
    expect(await run(fullpath, { dealer })).toMatchObject({
      mapping: 'fullpath',
      added: 1,
      newOwners: 1,
    });
    const [car] = await active();
    expect(car).toMatchObject({
      listingType: 'CERTIFIED',
      extColorSimple: 'BLACK',
      photoUrls: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
    });
  });
});
