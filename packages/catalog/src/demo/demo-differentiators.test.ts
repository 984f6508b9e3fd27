import { dealerDifferentiatorSchema } from '@forecourt/domain/listing/seller/dealer-differentiator';
import { expect, test } from 'vitest';
import { demoDifferentiator } from './demo-differentiators.ts';
import { generateDemoOwners } from './demo-inventory.ts';

const owners = [...generateDemoOwners({ listings: 5000, seed: 3, today: '2026-11-21' })];

test('every demo dealer with a line of its own says what sets it apart, nobody else does', () => {
  for (const owner of owners)
    expect(demoDifferentiator(owner) === null).toBe(owner.tagline === null);
  expect(owners.some(({ tagline }) => tagline !== null)).toBe(true);
});

test('what demo dealers say is valid, clean and the same every time', () => {
  for (const owner of owners) {
    const said = demoDifferentiator(owner);
    if (said === null) continue;
    expect(dealerDifferentiatorSchema.parse(said)).toEqual(demoDifferentiator(owner));
    expect(said.htmlContent).toContain('<b>');
    expect(said.htmlContent).not.toContain('{');
  }
});
