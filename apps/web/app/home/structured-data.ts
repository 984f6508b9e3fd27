import type { HomePageData } from './home-page-data.ts';

/** The site for search engines, and how it is searched (schema.org). */
export function homeStructuredData({ brandName, url, keywordUrl }: HomePageData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: keywordUrl },
      'query-input': 'required name=search_term_string',
    },
  };
}
