import type { HelpTopic } from './help-topics.ts';

/** The questions for search engines (schema.org). */
export const helpStructuredData = (topics: readonly HelpTopic[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
