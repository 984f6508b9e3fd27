import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import {
  browse,
  forgetAccounts,
  linkIn,
  openAccountDesk,
} from '../../accounts/test/account-desk.ts';
import type { App } from '../../compose/app.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { saveCar } from '../../saved/saved-cars.ts';

const password = 'oyster staircase';
const sync = '/cars-for-sale/wallet/sync';

let opened: OpenDatabase;
let nowMs = Date.parse('2026-11-22T10:00:00Z');
const clock: Clock = { now: () => nowMs };
beforeAll(async () => {
  opened = await openInMemory();
});
beforeEach(() => forgetAccounts(opened.database));
afterAll(() => opened.close());

const openDesk = (given = {}) => openAccountDesk(opened.database, { clock, ...given });
type Desk = ReturnType<typeof openDesk>;
type Browser = ReturnType<typeof browse>;

async function join(desk: Desk, email: string): Promise<Browser> {
  const browser = browse(desk.app);
  await browser.act('signUp', { email, password });
  const [mail] = await desk.deliver();
  await browser.act('followLink', linkIn(mail ?? { text: '' }));
  return browser;
}

const signIn = async (app: App, email: string, wallet?: string) => {
  const browser = browse(app);
  if (wallet) browser.jar.set('wallet', wallet);
  await browser.act('signIn', { email, password });
  return browser;
};

const told = ({ jar }: Browser) =>
  Object.fromEntries(
    Object.entries(readWalletCookie(`wallet=${jar.get('wallet') ?? ''}`)).map(
      ([field, { value }]) => [field, value],
    ),
  );

test('two browsers of one account have the same wallet after a sync, the last change of each field [stored.wallet-sync, content.wallet-sync-card]', async () => {
  const desk = openDesk();
  const phone = await join(desk, 'two@example.com');
  await phone.act('keepWallet', { budget: '450', months: '72' });
  nowMs += 5000;
  const laptop = await signIn(desk.app, 'two@example.com');
  expect(told(laptop), 'brought along by signing in').toEqual({ budget: '450', months: '72' });
  nowMs += 5000;
  await laptop.act('keepWallet', { budget: '500', down: '2500' });
  nowMs += 5000;
  await phone.act('keepWallet', { months: '60' });
  expect(await phone.ask('POST', sync)).toMatchObject({ isSynced: true });
  expect(await laptop.ask('POST', sync)).toMatchObject({ isSynced: true, isChanged: true });
  const both = { budget: '500', down: '2500', months: '60' };
  expect([told(phone), told(laptop)]).toEqual([both, both]);
  expect(await laptop.ask('POST', sync)).toMatchObject({ isChanged: false, notices: [] });
});

test('what a visitor told becomes the account’s at signing in, and goes with signing out', async () => {
  const desk = openDesk();
  await join(desk, 'brings@example.com');
  const visitor = await signIn(desk.app, 'brings@example.com', 'budget.300.t5x9k2');
  expect(told(visitor)).toEqual({ budget: '300' });
  await visitor.act('signOut');
  expect(told(visitor)).toEqual({});
  expect(told(await signIn(desk.app, 'brings@example.com'))).toEqual({ budget: '300' });
});

test('a wallet of who was signed in before does not become that of who signs in after', async () => {
  const desk = openDesk();
  const later = await join(desk, 'later@example.com');
  await later.act('keepWallet', { months: '60' });
  const shared = await join(desk, 'earlier@example.com');
  await shared.act('keepWallet', { budget: '450', down: '100' });
  await shared.act('signIn', { email: 'later@example.com', password });
  expect(told(shared)).toEqual({ months: '60' });
  expect(told(await signIn(desk.app, 'later@example.com'))).toEqual({ months: '60' });
  await shared.act('signIn', { email: 'later@example.com', password });
  expect(told(shared), 'the same person again').toEqual({ months: '60' });
});

test('a field that was cleared stays cleared, and a forgotten wallet forgotten in both', async () => {
  const desk = openDesk();
  const phone = await join(desk, 'clears@example.com');
  await phone.act('keepWallet', { budget: '450', down: '100' });
  const laptop = await signIn(desk.app, 'clears@example.com');
  nowMs += 5000;
  await phone.act('keepWallet', { down: '' });
  await laptop.ask('POST', sync);
  expect(told(laptop)).toEqual({ budget: '450' });
  nowMs += 5000;
  await laptop.act('forgetWallet');
  await phone.ask('POST', sync);
  expect([told(phone), told(laptop)]).toEqual([{}, {}]);
});

test('changes within one second, and those of a clock that lags, come in the order in which they were made', async () => {
  const desk = openDesk();
  const mine = await join(desk, 'hurries@example.com');
  const kept = async () => told(await signIn(desk.app, 'hurries@example.com'));
  for (const budget of ['500', '450', '', '400']) {
    await mine.act('keepWallet', { budget });
    const expected = budget === '' ? {} : { budget };
    expect([told(mine), await kept()]).toEqual([expected, expected]);
  }
  nowMs -= 10_000;
  await mine.act('keepWallet', { budget: '300' });
  expect(await kept()).toEqual({ budget: '300' });
  await mine.act('forgetWallet');
  expect(await kept()).toEqual({});
});

test('a wallet is exported with everything else, and deleted', async () => {
  const desk = openDesk();
  const mine = await join(desk, 'owns@example.com');
  await mine.act('keepWallet', { tradeValue: '6400' });
  const { value } = await mine.act('exportAccount');
  expect(value.wallet).toEqual([
    { field: 'tradeValue', value: '6400', setAt: new Date(nowMs).toISOString() },
  ]);
  const deleted = await mine.act('deleteAccount', { email: 'owns@example.com' });
  expect(deleted.value).toContainEqual(expect.stringMatching(/^wallet=; Max-Age=0/));
  const again = await join(desk, 'owns@example.com');
  expect(told(again)).toEqual({});
});

test('while the account cannot be reached the browser keeps what was told', async () => {
  const beforeCall = (name: string) => {
    if (name === 'wallet-sync') throw new Error('away');
  };
  await join(openDesk(), 'away@example.com');
  const mine = await signIn(openDesk({ beforeCall }).app, 'away@example.com');
  await mine.act('keepWallet', { budget: '450' });
  expect(told(mine)).toEqual({ budget: '450' });
  expect(await mine.ask('POST', sync)).toMatchObject({ httpStatus: 500 });
  expect(told(await signIn(openDesk().app, 'away@example.com', mine.jar.get('wallet')))).toEqual({
    budget: '450',
  });
});

test('saved cars that cost less are told of, to visitors too; without that answer there is nothing to tell [results.wallet-toast]', async () => {
  const [stock] = generateDemoInventory({ listings: 1, seed: 7, today: '2026-11-22' });
  if (!stock) throw new Error('no demo car');
  const listings = stock.listings.map((listing) => ({ ...listing, id: 7, salePrice: 18_000 }));
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [stock.owner], listings, today: '2026-11-22' }),
  );
  const mine = await join(openDesk({ engine }), 'saves@example.com');
  const { asker } = await mine.read();
  const saving = { listingId: 7, price: 18_900, savedAt: nowMs };
  await saveCar(opened.database, `person:${asker.personId}`, saving, 20);
  expect(await mine.ask('POST', sync)).toMatchObject({
    notices: [{ kind: 'deal-updates', cars: 1, most: 900 }],
  });
  const beforeCall = (name: string) => {
    if (name === 'wallet-notice') throw new Error('away');
  };
  const late = await signIn(openDesk({ engine, beforeCall }).app, 'saves@example.com');
  expect(await late.ask('POST', sync)).toMatchObject({ isSynced: true, notices: [] });
  const visitor = browse(openDesk().app);
  expect(await visitor.ask('POST', sync)).toMatchObject({ isSynced: false, notices: [] });
});

test('a trade-in that is worth less is told of, unless its figure is the shopper’s own [results.wallet-toast]', async () => {
  const [stock] = generateDemoInventory({ listings: 1, seed: 7, today: '2026-11-22' });
  const [like] = stock?.listings ?? [];
  if (!stock || !like) throw new Error('no demo car');
  const listings = Array.from({ length: 12 }, (_, index) => ({
    ...like,
    id: index + 1,
    modelCode: 'ACCORD',
    makeCode: 'HONDA',
    listingType: 'USED' as const,
    year: 2019,
    mileage: 60_000,
    salePrice: 16_000 + index * 10,
  }));
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [stock.owner], listings, today: '2026-11-22' }),
  );
  const tradeIn = '2019-60000-good-15000--ACCORD';
  const tellOf = async (tradeValue: string) => {
    const visitor = browse(openDesk({ engine }).app);
    await visitor.act('keepWallet', { tradeIn, tradeValue });
    return (await visitor.ask('POST', sync)).notices;
  };
  expect(await tellOf('15000')).toEqual([{ kind: 'trade-in', before: 15_000, now: 13_650 }]);
  expect(await tellOf('15500')).toEqual([]);
});
