import { segments } from '@forecourt/domain/money/finance-tables';
import { expect, test } from 'vitest';
import { segmentNames } from '../src/vehicle/cars/cost-tables.ts';

test('costs know every segment of the tables', () => {
  expect(segmentNames.toSorted()).toEqual(segments.toSorted());
});
