import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GoneNotice } from './vehicle-notices.tsx';

const textOf = (hasSimilar: boolean) =>
  renderToStaticMarkup(<GoneNotice name="Toyota Camry" hasSimilar={hasSimilar} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");

test('a car that is gone is regretted, and others are offered where there are any [errors.expired]', () => {
  const regret = "We're sorry, the Toyota Camry you were looking for is no longer available.";
  expect(textOf(false)).toBe(regret);
  expect(textOf(true)).toBe(`${regret} Here are vehicles you may be interested in.`);
});
