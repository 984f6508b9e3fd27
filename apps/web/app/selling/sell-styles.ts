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
  }) => {
    const car = loaderData?.shown.head.title ?? step;
    // The first step is called as a car is of which nothing is known yet.
    const title = car === step ? step : `${step}, ${car}`;
    return [{ title }, { name: 'robots', content: 'noindex' }];
  };
