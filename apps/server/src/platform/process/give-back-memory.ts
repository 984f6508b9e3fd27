import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back to the system what the start of this thread needed and nothing needs any more: reading modules and
 * filling an index leaves as much behind as stays. Takes some hundred milliseconds.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: (options: object) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
