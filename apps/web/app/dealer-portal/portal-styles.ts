import { pageStyles } from '../ui/page-styles.ts';
import styles from './portal-page.css?url';

/** The sheets of every room. */
export const portalStyles = () => pageStyles(styles);

/** What the window of a room is called. */
export const portalMeta = (title: string) => () => [
  { title: `${title}, dealer portal` },
  { name: 'robots', content: 'noindex' },
];
