import { expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

const pathsOf = (outside: Parameters<typeof sitePages>[0]) => {
  const { head, foot } = sitePages(outside);
  return [head, foot.shop].map((pages) => pages.map(([path]) => path));
};

test('head and foot lead to where people sell a car: to a page of the operator where it has one', () => {
  for (const paths of pathsOf({})) expect(paths).toContain('/sell');
  const outside = 'https://sell.example/';
  for (const paths of pathsOf({ 'sell-your-car': outside })) {
    expect(paths).toContain(outside);
    expect(paths).not.toContain('/sell');
  }
});
