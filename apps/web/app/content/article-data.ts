import {
  type Article,
  articlePath,
  type OutsideReview,
  readingMinutes,
} from '@forecourt/domain/content/article';

/** What leads to an article, ready to print. */
export interface ArticleLink {
  readonly href: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  /** To read it. */
  readonly minutes: number;
  readonly pictureUrl: string;
}

/** What leads to a review that somebody else publishes. */
export interface OutsideLink extends Pick<ArticleLink, 'href' | 'topic' | 'title' | 'summary'> {
  /** Who publishes it. */
  readonly source: string;
}

export type ReviewLink = ArticleLink | OutsideLink;

export function toArticleLink(article: Article): ArticleLink {
  const { slug, topic, title, summary } = article;
  return {
    href: articlePath(slug),
    topic,
    title,
    summary,
    minutes: readingMinutes(article),
    pictureUrl: `/images/articles/${slug}/front-quarter-640`,
  };
}

/** A review of ours, or of a service outside. */
export function toReviewLink(review: Article | OutsideReview): ReviewLink {
  if (review.kind !== 'outside') return toArticleLink(review);
  const { topic, title, summary, url, source } = review;
  return { href: url, topic, title, summary, source };
}
