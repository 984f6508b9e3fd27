import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { changesDialogOnly } from '../content/use-about.ts';

/** Parts that an address asks for in other words, by what was clicked; of two the first. */
const partsOfClicks: readonly (readonly [RegExp, string])[] = [
  [/pric|deal|payment/, 'pricingSection'],
  [/warranty|certif|service/, 'warrantySection'],
  [/history|report|carfax|accident/, 'historySection'],
  [/feature|option|package/, 'featuresSection'],
  [/seller|owner|dealer|contact/, 'sellerSection'],
  [/similar/, 'similarSection'],
];

/**
 * The id of the part of a car's page that an address asks for: its anchor, else the tile that was clicked, else
 * what else was. Null where it asks for none.
 *
 * @param hasPart whether the page has a part of that id
 */
export function partAskedFor(
  { hash, search }: { readonly hash: string; readonly search: string },
  hasPart: (id: string) => boolean,
): string | null {
  const anchor = hash.slice(1);
  if (anchor !== '') return hasPart(anchor) ? anchor : null;
  const parameters = new URLSearchParams(search);
  for (const clicked of [parameters.get('tileClick'), parameters.get('clickType')]) {
    if (clicked === null) continue;
    const word = clicked.toLowerCase();
    const named = partsOfClicks.find(([words]) => words.test(word))?.[1];
    const found = [`tile-${clicked}`, clicked, named].find((id) => id !== undefined && hasPart(id));
    if (found !== undefined) return found;
  }
  return null;
}

/** Opens the part that the address asks for and brings it into view, with the keyboard. */
export function useOpenedPart(): void {
  const location = useLocation();
  const before = useRef<typeof location | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    if (last && changesDialogOnly({ currentUrl: last, nextUrl: location })) return;
    const id = partAskedFor(location, (part) => document.getElementById(part) !== null);
    const part = id === null ? null : document.getElementById(id);
    if (part) open(part);
  }, [location]);
}

function open(part: HTMLElement): void {
  const inside = part.querySelectorAll<HTMLDetailsElement>('details.vehicle-all-features');
  for (const closed of [...inside, part.closest('details')]) if (closed) closed.open = true;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
