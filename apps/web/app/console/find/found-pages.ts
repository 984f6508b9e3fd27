import { settingLinks, workLinks } from '../console-links.ts';
import type { ConsoleFrame } from '../services.ts';
import type { Found } from './find-view.ts';

/** The pages that somebody may see whose name has a text in it; all of them for an empty one. */
export function foundPages(text: string, { may }: Pick<ConsoleFrame, 'may'>): readonly Found[] {
  const part = text.trim().toLowerCase();
  return [...workLinks, ...settingLinks]
    .filter(({ name, needs }) => may.includes(needs) && name.toLowerCase().includes(part))
    .map(({ name, path }) => ({ kind: 'page', name, note: 'Page', href: path }));
}
