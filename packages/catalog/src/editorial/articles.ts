import type { Article } from '@forecourt/domain/content/article';
import { electricGuides } from './electric-guides.ts';
import { expertReviews } from './expert-reviews.ts';

/**
 * Our own reference content, the newest first. Written from makers' public data and common experience:
 * nobody drove a car for it, and each piece says so.
 */
export const articles: readonly Article[] = [...electricGuides, ...expertReviews].sort((a, b) =>
  b.publishedOn.localeCompare(a.publishedOn),
);

/** Undefined when there is no article at that address. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
