import { Hono } from 'hono';
import type { MarketParts } from '../request/parts.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { findAddresses, sitemapParts } from './find-addresses.ts';
import type { SitemapCall } from './sitemap-policies.ts';

const cached = { 'Cache-Control': 'public, max-age=3600' };

/** Pages that are somebody's own, and those that change nothing for a search engine. */
const closed = [
  '/account',
  '/cars-for-sale/saved',
  '/cars-for-sale/alerts',
  '/cars-for-sale/wallet',
  '/cars-for-sale/compare',
  '/cars-for-sale/conversation',
  '/rest/',
  '/s/',
  '/sell/',
];

/** `/robots.txt`, `/sitemap.xml` and the files that it names. */
export function sitemapRoutes({ engine, reference }: Pick<MarketParts, 'engine' | 'reference'>) {
  const routes = new Hono<{ Variables: RequestVariables<SitemapCall> }>();

  routes.get('/robots.txt', (context) => {
    const { origin } = context.var.facts;
    const rules = closed.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    return context.text(lines.join('\n'), 200, cached);
  });

  routes.get('/sitemap.xml', (context) => {
    const { origin } = context.var.facts;
    const files = sitemapParts.map((part) => `${origin}/sitemaps/${part}.xml`);
    return context.body(toXml('sitemapindex', 'sitemap', files), 200, xmlHeaders);
  });

  for (const part of sitemapParts) {
    routes.get(`/sitemaps/${part}.xml`, async (context) => {
      const { origin, brand } = context.var.facts;
      const asked = { engine, reference, brand };
      const paths = await context.var.calls.require('sitemap-models', () =>
        findAddresses(part, asked),
      );
      const addresses = paths.map((path) => origin + path);
      return context.body(toXml('urlset', 'url', addresses), 200, xmlHeaders);
    });
  }
  return routes;
}

/** A cookie may say which brand's pages they name. */
const xmlHeaders = {
  ...cached,
  Vary: 'Cookie',
  'Content-Type': 'application/xml; charset=utf-8',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function toXml(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const escaped = address.replace(/[&<>]/g, (character) => escapes[character] ?? '');
    return `<${entry}><loc>${escaped}</loc></${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
