import type { ResearchData } from './research-data.ts';

/** The page for search engines: its trail and its questions (schema.org). */
export function researchStructuredData({ crumbs, questions, url }: ResearchData): object[] {
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: href === '' ? url : new URL(href, url).href,
    })),
  };
  if (questions.length === 0) return [trail];
  const asked = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [trail, asked];
}
