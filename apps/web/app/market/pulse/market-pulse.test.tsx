import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { marketPulse, type PulseMonth } from '@forecourt/domain/market/market-pulse';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { changeWords } from './change-words.ts';
import { MarketPulse } from './market-pulse.tsx';
import { toPulseData } from './pulse-data.ts';

const reference = { ...vehicleReference, ...placeReference } as never;
const record = (month: string, median: number, styleCode: PulseMonth['styleCode'] = 'SEDAN') => ({
  styleCode,
  month,
  median,
  cars: 1500,
  low: median - 4000,
  high: median + 5000,
});

function dataOf(
  records: readonly PulseMonth[],
  brand = 'atc',
  dmaCode: string | null = '524',
  hasDemo = false,
) {
  const found = { dmaCode, pulse: marketPulse(records, '2026-11-28') };
  const place = { zip: '30303', searchRadius: 50 };
  return toPulseData(found, { brand: requireBrand(brand as 'atc'), reference, hasDemo }, place);
}

function textOf(data: ReturnType<typeof toPulseData>): string {
  const element = <MarketPulse pulse={data} modelsHref="/market" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('the pulse of the market', () => {
  test('tells the style with the most cars, where it is, and since when it moved', () => {
    const text = textOf(dataOf([record('2026-11', 19_000), record('2025-12', 20_000)]));
    expect(text).toContain('in the Atlanta area');
    expect(text).toContain('$19,000');
    expect(text).toContain('Since December');
    expect(text).toContain('−5.0%');
    expect(text).toContain('$15,000 to $24,000');
    expect(text).toContain('From 1,500 asking prices of used and certified cars in November');
    expect(text).toContain('from $20,000 in December to $19,000 in November');
  });

  test('says whose prices it tells: those of invented cars are marked', () => {
    const records = [record('2026-11', 19_000)];
    expect(textOf(dataOf(records))).toContain('price of used and certified cars in the Atlanta');
    expect(textOf(dataOf(records))).not.toContain('Demo figures');
    expect(textOf(dataOf(records, 'atc', '524', true))).toContain('Demo figures');
  });

  test('claims neither a change nor a year before while one month alone was recorded', () => {
    const text = textOf(dataOf([record('2026-11', 19_000)]));
    expect(text).not.toContain('Since');
    expect(text).not.toContain('The 12 before');
    expect(text).not.toMatch(/NaN|undefined|null/);
  });

  test('leads to the used cars of the style near the shopper', () => {
    const [style] = dataOf([record('2026-11', 19_000)])?.styles ?? [];
    expect(style?.href).toMatch(/^\/cars-for-sale\/.*sedan.*atlanta-ga.*30303/);
  });

  test('is of nothing without records, nor for a brand that sells one make', () => {
    expect(dataOf([])).toBeNull();
    expect(dataOf([record('2026-11', 19_000)], 'hyundai')).toBeNull();
    expect(textOf(null)).toBe('');
  });
});

test('a change is said with its sign, and none where it rounds to nothing', () => {
  expect([-0.0534, 0.024, 0.0004].map(changeWords)).toEqual(['−5.3%', '+2.4%', 'No change']);
});
