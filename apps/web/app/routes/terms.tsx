import { appContext } from '../app-context.ts';
import styles from '../privacy/privacy.css?url';
import { TermsText } from '../privacy/terms-text.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/terms.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(appContext);
  const { terms, operator, contact } = brand.texts;
  return {
    url: new URL('/terms', origin).href,
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'terms', label: 'Terms', href: '' },
    ],
    brandName: brand.name,
    terms,
    operator,
    contact,
  };
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Terms' }];
  return [
    { title: `Terms | ${page.brandName}` },
    { tagName: 'link', rel: 'canonical', href: page.url },
  ];
}

export default function Terms({ loaderData: page }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap">
      <article className="privacy-page">
        <Breadcrumbs crumbs={page.crumbs} />
        <TermsText page={page} />
      </article>
    </main>
  );
}
