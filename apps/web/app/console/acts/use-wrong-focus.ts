import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router';

/** What was refused gets the keyboard: the first field at which something is wrong. */
export function useWrongFocus(): void {
  const answered = useActionData();
  const page = useLoaderData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them may tell what is wrong.
  useEffect(() => {
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [answered, page]);
}
