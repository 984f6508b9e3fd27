import type { ReviewLink } from './article-data.ts';
import styles from './article-list.css?url';
import { ArticleList } from './article-list.tsx';

/** Articles under a heading of another part of the page. */
export function ArticleRows({ articles }: { readonly articles: readonly ReviewLink[] }) {
  return (
    <div className="content-reviews">
      <link rel="stylesheet" href={styles} precedence="default" />
      <ArticleList articles={articles} />
    </div>
  );
}
