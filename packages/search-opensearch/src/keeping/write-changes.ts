import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { LastVersions } from '@forecourt/vehicle-rules/last-versions';
import { unknownOwner } from '@forecourt/vehicle-rules/unknown-owner';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { changesDocuments, toCarDocument } from '../car-document.ts';
import { CarIndex } from '../car-index.ts';
import { termsOf } from '../clause.ts';
import type { Cluster } from '../cluster.ts';
import type { OwnerDirectory } from '../owner-directory.ts';
import { IndexWriter } from './index-writer.ts';
import type { Market } from './market-estimates.ts';

/** An index that changes are written to, and what its documents are made with. */
export interface WrittenIndex {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly market: Market;
}

const carsAtOnce = 1000;

/** @throws when one of the changes names an unknown owner */
export function requireOwners({ owners, listings }: LastVersions, known: OwnerDirectory): void {
  for (const listing of listings.values()) {
    if (listing && !owners.has(listing.ownerId) && !known.find(listing.ownerId)) {
      throw unknownOwner(listing);
    }
  }
}

/**
 * Writes changed listings into an index; they are visible when it is refreshed.
 *
 * @param version the position of the last change
 * @param known owners that did not change
 */
export async function writeListings(
  cluster: Cluster,
  { name, today, market }: WrittenIndex,
  { owners, listings }: LastVersions,
  { version, known }: { readonly version: number; readonly known: OwnerDirectory },
): Promise<void> {
  const writer = new IndexWriter(cluster, name);
  for (const [id, listing] of listings) {
    const owner = listing && (owners.get(listing.ownerId) ?? known.find(listing.ownerId));
    if (!listing || !owner) {
      await writer.add({ kind: 'remove', id, version });
      continue;
    }
    const unrated = toUnratedCard(listing);
    const card = { ...unrated, deal: market.rate(unrated) };
    await writer.add({ kind: 'put', document: toCarDocument(card, owner, today), version });
  }
  await writer.flush();
}

/** The owners of whom documents say something else now. @param known the owners before the changes */
export function changedOwners({ owners }: LastVersions, known: OwnerDirectory): Owner[] {
  return [...owners.values()].filter((owner) => {
    const before = known.find(owner.id);
    return before !== undefined && changesDocuments(before, owner);
  });
}

/** Writes the visible cars of some owners anew. What else changed at this version has to be written afterwards. */
export async function rewriteCarsOf(
  cluster: Cluster,
  { name, today }: WrittenIndex,
  owners: readonly Owner[],
  version: number,
): Promise<void> {
  if (owners.length === 0) return;
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const writer = new IndexWriter(cluster, name);
  const body = { query: termsOf('ownerId', [...byId.keys()]), size: carsAtOnce };
  for await (const found of new CarIndex(cluster, name).walk(body)) {
    for (const { _source: source } of found) {
      const owner = source && byId.get(source.card.ownerId);
      if (!owner) continue;
      await writer.add({
        kind: 'put',
        document: toCarDocument(source.card, owner, today),
        version,
      });
    }
  }
  await writer.flush();
}
