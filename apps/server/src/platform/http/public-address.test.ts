import { expect, test } from 'vitest';
import { hasPublicHost, isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])(
  '%s is of the public net',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'localhost',
  'not an address',
  '',
])('“%s” is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://feeds.example/a.csv',
  'https://feeds.example./',
  'https://8.8.8.8/',
  'sftp://feeds.example:2222/a.csv',
  'https://[2606:4700::1111]/',
])('%s is written as a place of the public net', (address) => {
  expect(hasPublicHost(new URL(address))).toBe(true);
});

test.each([
  'https://localhost/a.csv',
  'https://localhost./',
  'https://feeds.localhost/',
  'https://files/',
  'sftp://LOCALHOST/',
  'sftp:///a.csv',
  'https://nas.local/',
  'https://db.internal/',
  'https://10.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://router.home.arpa/',
])('%s is not', (address) => {
  expect(hasPublicHost(new URL(address))).toBe(false);
});
