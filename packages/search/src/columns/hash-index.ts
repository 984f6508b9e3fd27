import { allocate } from './memory.ts';

/**
 * Finds rows by the hash of a key that the rows themselves hold; several rows may share one. A slot
 * holds row + 1, or 0 where it is free; a row stands at its hash's slot or the next free one.
 */
export type HashSlots = Uint32Array;

/** Enough to find a free slot after a few. */
const slotsPerRow = 1.5;

/** @param hashes by row */
export function toHashSlots(hashes: Uint32Array): HashSlots {
  const slots = new Uint32Array(allocate(4 * (Math.ceil(slotsPerRow * hashes.length) + 1)));
  for (let row = 0; row < hashes.length; row += 1) {
    let slot = slotOf(hashes[row] ?? 0, slots);
    while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
    slots[slot] = row + 1;
  }
  return slots;
}

/** Spreads all hashes over the slots, however many these are. */
function slotOf(hash: number, { length }: HashSlots): number {
  return Math.floor((hash / 2 ** 32) * length);
}

/** Rows that may have the key, in no order: the caller compares. */
export function rowsOfHash(slots: HashSlots, hash: number): number[] {
  const rows: number[] = [];
  for (let slot = slotOf(hash, slots); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
    const entry = slots[slot] ?? 0;
    if (entry === 0) return rows;
    rows.push(entry - 1);
  }
}

export function hashOfNumber(value: number): number {
  const mixed = Math.imul((value ^ (value / 2 ** 32)) >>> 0, 0x9e37_79b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** FNV-1a over bytes `start` up to `end`, mixed once more: slots are chosen by the high bits. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c_9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
