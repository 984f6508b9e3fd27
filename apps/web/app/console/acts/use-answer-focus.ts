import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { focusAtEnd } from '../../ui/form/focus-wrong.ts';

/**
 * What came of an act has the keyboard: the first field at which something is wrong, else what is said of it. It is
 * there as the page is loaded, of which screen readers tell nothing by themselves.
 */
export function useAnswerFocus(): void {
  const answered = useActionData();
  const page = useLoaderData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them may tell what came of it.
  useEffect(() => {
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    if (wrong) return focusAtEnd(wrong);
    const told = document.querySelector<HTMLElement>(
      'main :is(.office-said, .console-new-key > p)',
    );
    if (!told) return;
    told.tabIndex = -1;
    told.focus();
  }, [answered, page]);
}
