import { PageLink } from '../ui/page-link.tsx';
import type { ArticleLink, OutsideLink, ReviewLink } from './article-data.ts';

/** Articles with their pictures and what they say in short. */
export function ArticleList({ articles }: { readonly articles: readonly ReviewLink[] }) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.href}>
          {'source' in article ? <OutsideReview review={article} /> : <OurArticle {...article} />}
        </li>
      ))}
    </ul>
  );
}

function OurArticle({ href, topic, title, summary, minutes, pictureUrl }: ArticleLink) {
  return (
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
  );
}

/** It leads away, and says where to. */
function OutsideReview({ review }: { readonly review: OutsideLink }) {
  const { href, topic, title, summary, source } = review;
  return (
    <a className="content-outside" href={href} rel="noopener">
      <span>
        <small>{topic}</small>
        <b>{title}</b>
        <span className="content-summary">{summary}</span>
        <small>On {source}</small>
      </span>
    </a>
  );
}
