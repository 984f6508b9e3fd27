import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidSettings, parseConfig, settingsHelp, settingsTable } from './config.ts';

test('everything has a default', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demoListings: 60_000,
    databaseUrl: undefined,
  });
});

test('an empty text counts as absent', () => {
  expect(parseConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
});

test('a wrong value is refused by name and without repeating it', () => {
  const parse = () => parseConfig({ PORT: 'secret-port' });
  expect(parse).toThrow(InvalidSettings);
  expect(parse).toThrow(/PORT/);
  expect(parse).not.toThrow(/secret-port/);
});

test('a number that is blank or not whole is refused, and never read as zero', () => {
  for (const PORT of [' ', '3000 ', '1e3', '-1', '70000'])
    expect(() => parseConfig({ PORT }), PORT).toThrow(/^The setting PORT is wrong/);
});

test.each([
  ['PORT', '99999999999999999999', 'expected a whole number from 0 to 65535'],
  ['WEB_THREADS', 'all', 'expected auto, or a whole number from 1 to 64'],
  ['LOG_LEVEL', 'loud', 'expected one of fatal, error, warn, info, debug, trace, silent'],
  ['REMOTE_PHOTOS', 'ON', 'expected one of on, off'],
  ['PROMOTION_DENSITY', 'x', 'expected one of sparse, specification'],
  ['EXPERT_REVIEW_URL', 'x', 'expected an address such as https://reviews.example/v1'],
  ['AD_SCRIPT', 'gpt.js', 'expected an address such as https://ads.example/gpt.js'],
  ['VPIC_URL', 'vpic', 'expected an address such as https://vpic.nhtsa.dot.gov/api'],
])('a wrong %s is told what was expected, in words for people', (name, value, expected) => {
  const message = `The setting ${name} is wrong: ${expected}.`;
  expect(() => parseConfig({ [name]: value })).toThrow(new InvalidSettings(message));
});

test.each([
  ['DATABASE_PASSWORD_FILE', 'DATABASE_URL'],
  ['DATABASE_READ_PASSWORD_FILE', 'DATABASE_READ_URL'],
  ['SMTP_PASSWORD_FILE', 'SMTP_URL'],
  ['OPENSEARCH_PASSWORD_FILE', 'OPENSEARCH_URL'],
])('%s without %s is refused, not taken for what is on no server', (name, address) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-config-'));
  const file = join(folder, 'password');
  writeFileSync(file, 'hunter2');
  const message = `${name} is for ${address}: expected both.`;
  expect(() => parseConfig({ [name]: file })).toThrow(message);
  rmSync(folder, { recursive: true });
});

test('a feature flag that there is not is refused by name [roles.feature-flags]', () => {
  expect(parseConfig({ FEATURE_FLAGS: 'kbb.spotlight=off' }).flagChanges).toEqual([
    { brand: 'kbb', flag: 'spotlight', state: 'off' },
  ]);
  const parse = () => parseConfig({ FEATURE_FLAGS: 'spotligth=off' });
  expect(parse).toThrow('The setting FEATURE_FLAGS is wrong: there is no flag “spotligth”.');
});

test('an outside page that there is not is refused by name', () => {
  expect(parseConfig({ OUTSIDE_PAGES: 'lease=https://a.test' }).outsidePages).toEqual({
    lease: 'https://a.test',
  });
  const parse = () => parseConfig({ OUTSIDE_PAGES: 'loans=https://a.test' });
  expect(parse).toThrow('The setting OUTSIDE_PAGES is wrong: there is no outside page “loans”');
});

test('a public address is an origin, with or without a slash behind it', () => {
  for (const address of ['https://cars.test', 'https://cars.test/'])
    expect(parseConfig({ PUBLIC_URL: address }).publicOrigins).toEqual({
      atc: 'https://cars.test',
    });
  for (const wrong of ['https://cars.test/shop', 'ftp://cars.test', 'cars.test', 'kbb=https://b/c'])
    expect(() => parseConfig({ PUBLIC_URL: wrong })).toThrow('The setting PUBLIC_URL is wrong');
});

test('every brand may have a public address of its own', () => {
  const text = 'https://cars.test, kbb=https://guide.test:8443';
  expect(parseConfig({ PUBLIC_URL: text }).publicOrigins).toEqual({
    atc: 'https://cars.test',
    kbb: 'https://guide.test:8443',
  });
  expect(parseConfig({ PUBLIC_URL: 'https://maker.test', BRAND: 'hyundai' }).publicOrigins).toEqual(
    {
      hyundai: 'https://maker.test',
    },
  );
  expect(() => parseConfig({ PUBLIC_URL: 'abc=https://cars.test' })).toThrow(
    'The setting PUBLIC_URL is wrong: there is no brand “abc”: expected one of atc, kbb, hyundai.',
  );
  expect(() => parseConfig({ PUBLIC_URL: 'kbb=https://a.test, kbb=https://b.test' })).toThrow(
    'kbb has two addresses: expected one',
  );
});

test('a proxy that is trusted is an address or a network', () => {
  const { trustedProxies } = parseConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
  expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
  expect(() => parseConfig({ TRUSTED_PROXIES: 'proxy.example' })).toThrow(
    'The setting TRUSTED_PROXIES is wrong: expected addresses and networks',
  );
});

test('the table and the help name every setting', () => {
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'DEMO_LISTINGS']) {
    expect(settingsTable()).toContain(`\`${name}\``);
    expect(settingsHelp()).toContain(`\n  ${name} `);
  }
});
