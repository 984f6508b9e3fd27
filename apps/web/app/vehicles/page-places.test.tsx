import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePlaces } from './page-places.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

const bare = {
  featureGroups: [],
  packages: [],
  options: [],
  similar: [],
  likeIt: [],
  swaps: [],
  deal: null,
  owner: { privateSeller: false },
};
const textOf = (parts: object) =>
  renderToStaticMarkup(<PagePlaces car={{ ...bare, ...parts } as unknown as VehiclePageData} />);

test('leads to other cars where there are any, better ones alone included', () => {
  expect(textOf({})).not.toContain('#similarSection');
  for (const part of ['similar', 'likeIt', 'swaps'])
    expect(textOf({ [part]: [{}] }), part).toContain('#similarSection');
});
