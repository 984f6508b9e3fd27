import { pageStyles } from '../ui/page-styles.ts';
import styles from './sell-page.css?url';

/** The sheets of every page of a seller, and those of its own. */
export const sellStyles = (...own: readonly string[]) => pageStyles(styles, ...own);

/** What the window of a page about an ad is called. */
export const sellMeta =
  (step: string) =>
  ({
    loaderData,
  }: {
    readonly loaderData:
      | { readonly shown: { readonly head: { readonly title: string } } }
      | undefined;
  }) => [
    { title: loaderData ? `${step}, ${loaderData.shown.head.title}` : step },
    { name: 'robots', content: 'noindex' },
  ];
