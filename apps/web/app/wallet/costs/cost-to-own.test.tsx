import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CostToOwn } from './cost-to-own.tsx';
import type { CostToOwnData } from './cost-to-own-data.ts';

const amounts = { energy: 0, insurance: 120_000 };
const parts = [
  { key: 'energy', label: 'Fuel or electricity', sum: amounts.energy },
  { key: 'insurance', label: 'Insurance', sum: amounts.insurance },
] as const;

const year = {
  name: 'Year 1',
  total: 120_000,
  parts: parts.map(({ key, sum }) => ({ key, from: 0, amount: sum })),
};

const costOf = (without: CostToOwnData['without']): CostToOwnData => ({
  total: 120_000,
  without,
  parts: [...parts],
  years: [year],
  milesAYear: 12_000,
  charging: null,
  where: 'Georgia',
  asOf: 'May 2026',
  source: 'A table',
});

/** The rows of the table, as text. */
function rowsOf(without: CostToOwnData['without']): readonly string[] {
  const Page = createRoutesStub([
    { path: '/', Component: () => <CostToOwn cost={costOf(without)} /> },
  ]);
  const page = renderToStaticMarkup(<Page />);
  return [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.replace(/<[^>]*>/g, ' '));
}

const wordsOf = (row = '') => row.split(/\s+/).filter(Boolean).join(' ');

test('fuel that is not known is no zero, and the sum says that it is without', () => {
  const [, fuel, , inAll] = rowsOf('energy');
  expect(wordsOf(fuel)).toBe('Fuel or electricity – Not known – Not known');
  expect(wordsOf(inAll)).toBe('In all, without fuel $1,200 $1,200');
});

test('fuel that costs nothing is a zero', () => {
  const [, fuel, , inAll] = rowsOf(null);
  expect(wordsOf(fuel)).toBe('Fuel or electricity $0 $0');
  expect(wordsOf(inAll)).toBe('In all $1,200 $1,200');
});

test('every part has a tone of its own, in light and in dark, far from those beside it', () => {
  const sheet = readFileSync(new URL('vehicle-money.css', import.meta.url), 'utf8');
  const tones = [...sheet.matchAll(/--tone: ([^;]+);/g)].map(([, tone = '']) =>
    [...tone.matchAll(/oklch\(([\d.]+)/g)].map(([, lightness]) => Number(lightness)),
  );
  expect(tones).toHaveLength(7);
  for (const theme of [0, 1]) {
    const lightness = tones.map((tone) => tone[theme] ?? 0);
    expect(new Set(lightness).size).toBe(lightness.length);
    for (const [at, one] of lightness.slice(1).entries())
      expect(Math.abs(one - (lightness[at] ?? 0)), `part ${at + 2}`).toBeGreaterThan(0.17);
  }
});
