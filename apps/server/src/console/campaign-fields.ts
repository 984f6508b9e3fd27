import { allBrands } from '@forecourt/domain/brand/known-brands';
import { adPages, type Campaign } from '@forecourt/domain/promotion/campaign';
import type { Asked } from '@forecourt/web/back-office/office';

const words = ['code', 'title', 'text', 'action', 'href', 'startsOn'] as const;

const brandField = (code: string) => `brand.${code}`;
const pageField = (page: string) => `page.${page}`;

/** A campaign as the fields of its form say it, checked by nobody. */
export function toGivenCampaign(fields: Asked): Readonly<Record<keyof Campaign, unknown>> {
  const of = (name: string) => (fields[name] ?? '').trim();
  const isOn = (name: string) => fields[name] === 'on';
  const [code, title, text, action, href, startsOn] = words.map(of);
  return {
    code,
    title,
    text,
    action,
    href,
    startsOn,
    endsOn: of('endsOn') || null,
    brands: allBrands().flatMap((brand) => (isOn(brandField(brand.code)) ? [brand.code] : [])),
    pages: adPages.filter((page) => isOn(pageField(page))),
    makeCodes: of('makeCodes')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  };
}

/** The fields of the form for a campaign. */
export function toCampaignFields({ brands, pages, makeCodes, ...campaign }: Campaign): Asked {
  return {
    ...Object.fromEntries(words.map((name) => [name, campaign[name]])),
    endsOn: campaign.endsOn ?? '',
    makeCodes: makeCodes.join(', '),
    ...Object.fromEntries(brands.map((code) => [brandField(code), 'on'])),
    ...Object.fromEntries(pages.map((page) => [pageField(page), 'on'])),
  };
}

/** Boxes of the form, each with its name. */
export const campaignBoxes = () => ({
  brands: allBrands().map(({ code, name }) => ({ field: brandField(code), label: name })),
  pages: [
    { field: pageField('srp'), label: 'Search results' },
    { field: pageField('vdp'), label: 'Pages of cars' },
  ],
});
