import { pageStyles } from '../ui/page-styles.ts';
import styles from './console-page.css?url';

/** The sheets of every page of the console. */
export const consoleStyles = () => pageStyles(styles);

/** What the window of a page is called. */
export const consoleMeta = (title: string) => () => [
  { title: `${title}, console` },
  { name: 'robots', content: 'noindex' },
];
