import { pageStyles } from '../ui/page-styles.ts';
import styles from './office-page.css?url';

/** The sheets of every page of the back office, and those of its own. */
export const officeStyles = (...own: readonly string[]) => pageStyles(styles, ...own);

/**
 * What the window of a page is called.
 *
 * @param office `console`
 */
export const officeMeta = (title: string, office: string) => [
  { title: `${title}, ${office}` },
  { name: 'robots', content: 'noindex' },
];
