import { officeMeta, officeStyles } from '../back-office/office-styles.ts';
import styles from './portal-page.css?url';

/** The sheets of every room. */
export const portalStyles = () => officeStyles(styles);

/** What the window of a room is called. */
export const portalMeta = (title: string) => () => officeMeta(title, 'dealer portal');
