import { expect, test } from 'vitest';
import { preorderModel } from './preorder.ts';

const civic = { makeCode: ['HONDA'], modelCode: ['CIVIC'] };

test.each([
  ['one model', { filters: civic }, true],
  ['one model up to this year', { filters: civic, endYear: 2026 }, true],
  ['one model up to last year', { filters: civic, endYear: 2025 }, false],
  ['one model from owners', { filters: { ...civic, sellerType: ['p'] } }, false],
  ['a make', { filters: { makeCode: ['HONDA'] } }, false],
  ['two models', { filters: { ...civic, modelCode: ['CIVIC', 'CRV'] } }, false],
  ['two makes', { filters: { ...civic, makeCode: ['FORD', 'HONDA'] } }, false],
  ['everything', { filters: {} }, false],
])('a search for %s has a model to order or none', (_case, query, has) => {
  const model = { makeCode: 'HONDA', modelCode: 'CIVIC' };
  expect(preorderModel(query, 2026)).toEqual(has ? model : null);
});
