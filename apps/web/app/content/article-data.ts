import { type Article, readingMinutes } from '@forecourt/domain/content/article';

/** What leads to an article, ready to print. */
export interface ArticleLink {
  readonly href: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly pictureUrl: string;
}

export const articlesPath = '/articles';

export function toArticleLink(article: Article): ArticleLink {
  const { slug, topic, title, summary } = article;
  return {
    href: `${articlesPath}/${slug}`,
    topic,
    title,
    summary,
    minutes: readingMinutes(article),
    pictureUrl: `/images/articles/${slug}/front-quarter-640`,
  };
}

/** `November 9, 2026`. @param date `YYYY-MM-DD` */
export function dateWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
