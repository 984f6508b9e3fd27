import { compareForm, comparePath } from '@forecourt/domain/compare/compare-address';
import { type CompareChange, maxCompared } from '@forecourt/domain/compare/compared-cars';
import { Suspense, useEffect, useState } from 'react';
import { recordEvent } from '../events/record-event.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { type Comparison, comparedCars } from './compared-cars.ts';
import { useComparison } from './use-comparison.ts';

/** A drawer that does not load is logged; the boxes work without it. */
const CompareDrawer = lazyOrNothing(() => import('./compare-drawer.tsx'));

const boxes = () =>
  document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${compareForm.id}"]`);

/**
 * Listens for the boxes of all cars on the page, whenever they appear, and shows what they chose. What
 * is rendered for everybody knows of no choice.
 */
export function Compare() {
  const comparison = useComparison();
  const hasBoxes = useBoxes(comparison);
  useEffect(() => {
    document.documentElement.dataset.compare = comparison.isHidden ? 'hidden' : 'shown';
  }, [comparison.isHidden]);
  const { ids, isHidden, last, changes } = comparison;
  const isShown = hasBoxes && !isHidden && ids.length > 0;
  return (
    <>
      {/* Its boxes are ticked by what is compared, and not by what a browser remembers of the page. */}
      <form id={compareForm.id} action={comparePath} autoComplete="off" hidden />
      <p
        className={
          last === 'refused' && isShown ? 'compare-refused ui-above-foot' : 'ui-visually-hidden'
        }
        role="status"
      >
        {last !== null && <span key={changes}>{said[last](ids.length)}</span>}
      </p>
      {isShown && (
        <Suspense>
          <CompareDrawer ids={ids} />
        </Suspense>
      )}
    </>
  );
}

const said: Readonly<Record<CompareChange, (count: number) => string>> = {
  added: (count) => `Added to compare: ${count} of ${maxCompared}.`,
  removed: (count) => `Removed from compare: ${count} of ${maxCompared}.`,
  refused: () => `At most ${maxCompared} cars are compared at once. Remove one to add another.`,
};

/** Keeps the boxes as the comparison is. @returns whether the page has any */
function useBoxes(comparison: Comparison): boolean {
  const [hasBoxes, setHasBoxes] = useState(false);
  useEffect(() => {
    // What was ticked before anybody listened was meant.
    const early = [...boxes()].filter(({ checked }) => checked).map(({ value }) => Number(value));
    const stop = comparedCars.start();
    for (const id of early) if (!comparedCars.get().ids.includes(id)) comparedCars.toggle(id);
    document.addEventListener('change', toggleBox);
    return () => {
      document.removeEventListener('change', toggleBox);
      stop();
    };
  }, []);
  useEffect(() => {
    const update = () => setHasBoxes(showIn(boxes(), comparison.ids));
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [comparison]);
  return hasBoxes;
}

function toggleBox({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== compareForm.id)
    return;
  const listingId = Number(target.value);
  comparedCars.toggle(listingId);
  if (comparedCars.get().last === 'added') recordEvent({ kind: 'compare', listingId });
}

function showIn(all: NodeListOf<HTMLInputElement>, ids: readonly number[]): boolean {
  for (const box of all) {
    box.checked = ids.includes(Number(box.value));
    const isRefused = ids.length >= maxCompared && !box.checked;
    if (isRefused) box.ariaDisabled = 'true';
    else box.removeAttribute('aria-disabled');
  }
  return all.length > 0;
}
