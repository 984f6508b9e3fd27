import { articlesPath } from '@forecourt/domain/content/article';
import { PageLink } from '../ui/page-link.tsx';
import type { ArticleLink } from './article-data.ts';
import styles from './article-list.css?url';

/** A row of guides to electric cars between the results: ours, and paid for by nobody. */
export function ElectricGuides({ articles }: { readonly articles: readonly ArticleLink[] }) {
  return (
    <section className="content-guides" aria-labelledby="electric-heading">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-heading">
        <h2 id="electric-heading">Thinking about electric?</h2>
        <PageLink className="ui-link ui-touch" to={articlesPath}>
          All guides
        </PageLink>
      </div>
      <ul>
        {articles.map(({ href, topic, title, minutes, pictureUrl }) => (
          <li key={href}>
            <PageLink to={href}>
              <span className="ui-studio">
                <img src={pictureUrl} alt="" width={112} height={84} loading="lazy" />
              </span>
              <span>
                <small>{topic}</small>
                <b>{title}</b>
                <small>{minutes} min read</small>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
