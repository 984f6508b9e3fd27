import { setFlagsFromString } from 'node:v8';

/** What a heap may grow by, of what was in use when it was collected last, before that happens again. */
const percent = 100;

/**
 * Has the heaps of all threads, present and coming, collected as whole only when they are twice what was in use. By
 * itself V8 collects a thread that makes little after a tenth more: the serving thread, while others render its
 * pages, some twice a second, each time for as long as rendering three pages takes.
 */
export function letHeapsGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
