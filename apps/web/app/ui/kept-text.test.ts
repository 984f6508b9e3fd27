import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetKept,
  keepForVisit,
  keepForYears,
  onForgotten,
  readKept,
  readKeptJson,
} from './kept-text.ts';

/** @param room whether anything new has a place in it */
function storage(room: () => boolean = () => true) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!room()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser that lets nobody name its storage. */
function close(name: 'localStorage' | 'sessionStorage') {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
}

afterEach(() => {
  forgetKept(['A', 'B']);
  vi.unstubAllGlobals();
});

test('a storage that became full leaves the visit with what was said last, until there is room again', () => {
  let hasRoom = true;
  const local = storage(() => hasRoom);
  const session = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  keepForYears('A', '1000');
  hasRoom = false;
  keepForYears('A', '2000');
  keepForYears('B', '["told"]');
  expect(readKept('A')).toBe('2000');
  expect(session.getItem('A')).toBe('2000');
  expect(session.getItem('B')).toBe('["told"]');
  expect(readKeptJson('B')).toEqual(['told']);
  hasRoom = true;
  keepForYears('A', '3000');
  expect([local, session].map((one) => one.getItem('A'))).toEqual(['3000', null]);
  expect(readKept('A')).toBe('3000');
});

test('a storage that is closed to us leaves the visit, and without any the open page', () => {
  const session = storage();
  close('localStorage');
  vi.stubGlobal('sessionStorage', session);
  keepForYears('A', '4000');
  expect(session.getItem('A')).toBe('4000');
  expect(readKept('A')).toBe('4000');
  close('sessionStorage');
  expect(readKept('A')).toBeNull();
  keepForYears('A', '5000');
  keepForVisit('B', '6000');
  expect([readKept('A'), readKept('B')]).toEqual(['5000', '6000']);
  forgetKept(['A']);
  expect([readKept('A'), readKept('B')]).toEqual([null, '6000']);
});

test('what is of the visit is nowhere that lasts longer', () => {
  const local = storage();
  const session = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  keepForVisit('A', '1');
  expect([local, session].map((one) => one.getItem('A'))).toEqual([null, '1']);
});

test('what is no JSON says nothing', () => {
  vi.stubGlobal('localStorage', storage());
  keepForYears('A', '{');
  expect([readKeptJson('A'), readKeptJson('B')]).toEqual([null, null]);
});

test('who listens hears when something is forgotten, until they end that', () => {
  const hears = vi.fn();
  const end = onForgotten(hears);
  forgetKept(['A']);
  end();
  forgetKept(['A']);
  expect(hears).toHaveBeenCalledOnce();
});
