import { expect, test } from 'vitest';
import { rememberedName } from './remembered-name.ts';

const choice = (key: string, label: string) => ({ key, label });
const civic = [choice('makeCode:HONDA', 'Honda'), choice('modelCode:CIVIC', 'Civic')];
const dealer = choice('sellerType:d', 'Dealer');

test.each([
  ['Honda, Civic', civic, null],
  ['Honda, Civic within 50 miles of Atlanta, GA', civic, 'within 50 miles of Atlanta, GA'],
  ['Electric', [choice('experience', 'Electric')], null],
  ['Cars: Dealer', [dealer], null],
  ['Cars: Peachtree Motors in GA', [choice('showcaseOwnerId', 'Peachtree Motors')], 'in GA'],
  ['Dealer, Sedan', [dealer, choice('vehicleStyleCode:SEDAN', 'Sedan')], null],
])('a search is offered again as “%s”', (name, choices, location) => {
  expect(rememberedName(choices, location)).toBe(name);
});
