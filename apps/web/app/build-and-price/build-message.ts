import type { AppContext } from '../app-context.ts';
import { describeBuild, type FoundBuild, findBuild } from './build-page-data.ts';

/** Longer texts are no build. */
const maxCharacters = 2000;

/**
 * What is written to a dealer of a build; null where none was sent that means something.
 *
 * @param query of the address that restores the build; untrusted
 */
export async function buildMessage(query: string | null, app: AppContext): Promise<string | null> {
  if (query === null || query.length > maxCharacters) return null;
  const parameters = new URLSearchParams(query);
  const modelCode = parameters.get('modelCode');
  const found = modelCode === null ? null : await findBuild(parameters, modelCode, app);
  return found && messageOf(found, app);
}

/** What is written to a dealer of a build. */
export function messageOf(found: FoundBuild, app: AppContext): string {
  const { name, words, price, lines, address } = describeBuild(found, app);
  const options = lines.slice(1).map(({ value }) => value);
  return `I built a ${name} ${words} (${options.join('; ')}), ${price} by the list: ${app.origin}${address}\n\nDo you have one like it, and what would it cost me?`;
}
