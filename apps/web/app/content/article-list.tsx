import { PageLink } from '../ui/page-link.tsx';
import type { ArticleLink } from './article-data.ts';

/** Articles with their pictures and what they say in short. */
export function ArticleList({ articles }: { readonly articles: readonly ArticleLink[] }) {
  return (
    <ul>
      {articles.map(({ href, topic, title, summary, minutes, pictureUrl }) => (
        <li key={href}>
          <PageLink to={href}>
            <span className="ui-studio">
              <img src={pictureUrl} alt="" width={176} height={132} loading="lazy" />
            </span>
            <span>
              <small>{topic}</small>
              <b>{title}</b>
              <span className="content-summary">{summary}</span>
              <small>{minutes} min read</small>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
