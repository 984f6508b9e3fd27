import { officeMeta, officeStyles } from '../back-office/office-styles.ts';
import styles from './console-page.css?url';

/** The sheets of every page of the console. */
export const consoleStyles = () => officeStyles(styles);

/** What the window of a page is called. */
export const consoleMeta = (title: string) => () => officeMeta(title, 'console');
