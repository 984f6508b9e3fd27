import { expect, test } from 'vitest';
import * as index from '../routes/console/index.tsx';

test('a stranger at /console gets the page that nothing is here: a route without a component would answer data', () => {
  expect(index.default).toBeTypeOf('function');
});
