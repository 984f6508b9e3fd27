import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

async function addressOf(trusted: string[], remoteAddress: string, forwarded?: string) {
  const clientOf = createClientAddress(trusted);
  const app = new Hono().get('/', (context) => context.text(clientOf(context)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', {}, { incoming: { socket: { remoteAddress }, headers } });
  return answer.text();
}

test('who connects is the client, whatever it says, unless it is a trusted proxy', async () => {
  expect(await addressOf([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressOf(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressOf(['10.0.0.0/8'], '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  expect(await addressOf(['uniquelocal'], '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  expect(await addressOf(['uniquelocal'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressOf(['loopback'], '::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
});

test('what a client writes in front of what the proxies wrote does not count', async () => {
  const forwarded = '192.0.2.1, 198.51.100.1, 10.9.9.9';
  expect(await addressOf(['10.0.0.0/8'], '10.1.2.3', forwarded)).toBe('198.51.100.1');
});

test('a household with IPv6 is one client, however many addresses it uses', async () => {
  expect(await addressOf([], '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(await addressOf([], '2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(await addressOf([], '2001:db8::9')).toBe('2001:db8:0:0');
  expect(await addressOf([], '::1')).toBe('0:0:0:0');
});

test('what is no address is refused', () => {
  expect(() => createClientAddress(['proxy.example'])).toThrow(TypeError);
});
