import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { inventoryArbitrary } from '@forecourt/search-contract/arbitrary-inventory';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OwnerTable } from '../src/vehicle/owners/owner-table.ts';

function reachOf({ deliveryDmaCodes }: Owner): string {
  if (deliveryDmaCodes.includes('*')) return 'everywhere';
  return deliveryDmaCodes.length > 0 ? 'some markets' : 'no market';
}

test('owners who deliver everywhere stand together, as do those who deliver to some markets', () => {
  fc.assert(
    fc.property(inventoryArbitrary, ({ owners }) => {
      const { orderKeys } = new OwnerTable(owners).places();
      const inOrder = owners
        .map((owner, slot) => ({ reach: reachOf(owner), key: orderKeys[slot] ?? 0 }))
        .sort((a, b) => a.key - b.key);
      const changes = inOrder.filter(({ reach }, index) => reach !== inOrder[index - 1]?.reach);
      expect(changes.length).toBe(new Set(inOrder.map(({ reach }) => reach)).size);
    }),
  );
});
