import { expect, test } from 'vitest';
import {
  asksForNotices,
  hasVehicleFilter,
  parsePrompted,
  promptedMark,
  recentLookMs,
} from './notification-prompt.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const asked = { wasPrompted: false, looks: [now - 1000], now, hasVehicleFilter: true };

test('a page of a model or body style asks who looked at a car within 24 hours, once [states.notification-prompt, advertising.notification-prompt]', () => {
  expect(recentLookMs).toBe(86_400_000);
  expect(asksForNotices(asked)).toBe(true);
  expect(asksForNotices({ ...asked, looks: [now - recentLookMs] })).toBe(true);
  expect(asksForNotices({ ...asked, looks: [now - recentLookMs - 1] })).toBe(false);
  expect(asksForNotices({ ...asked, looks: [now + 1] }), 'a clock was set').toBe(false);
  expect(asksForNotices({ ...asked, looks: [] })).toBe(false);
  expect(asksForNotices({ ...asked, hasVehicleFilter: false })).toBe(false);
  expect(asksForNotices({ ...asked, wasPrompted: true })).toBe(false);
});

test.each([
  [{ modelCode: ['CAMRY'] }, true],
  [{ vehicleStyleCode: ['SEDAN'] }, true],
  [{ modelCode: [], vehicleStyleCode: [] }, false],
  [{ makeCode: ['TOYOTA'], listingType: ['USED'] }, false],
])(
  'a model or a body style is chosen with %j: %s [states.notification-prompt]',
  (filters, isSo) => {
    expect(hasVehicleFilter(filters)).toBe(isSo);
  },
);

test('that it asked is remembered as srpPrompted [stored.notification-prompt]', () => {
  expect(promptedMark).toBe('{"srpPrompted":true}');
  expect(parsePrompted(promptedMark)).toBe(true);
  for (const other of [null, '', 'x', 'null', '[]', '{"srpPrompted":"true"}'])
    expect(parsePrompted(other)).toBe(false);
});
