import { appContext } from '../app-context.ts';
import styles from '../privacy/privacy.css?url';
import { PrivacyText } from '../privacy/privacy-text.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/privacy.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export function loader({ context }: Route.LoaderArgs) {
  const { adChoice, google, brand, origin, remotePhotos, services } = context.get(appContext);
  return {
    url: new URL('/privacy', origin).href,
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'privacy', label: 'Privacy', href: '' },
    ],
    facts: {
      brandName: brand.name,
      leadDays: services.leadDays(),
      adChoice,
      hasWarehouse: services.hasWarehouse(),
      hasGoogle: google !== null,
      remotePhotos,
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `Privacy | ${loaderData.facts.brandName}` : 'Privacy' },
    {
      name: 'description',
      content: 'What is kept of you here, where, for how long, and who gets it.',
    },
    { tagName: 'link', rel: 'canonical', href: loaderData?.url },
  ];
}

export default function Privacy({ loaderData: { crumbs, facts } }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap">
      <article className="privacy-page">
        <Breadcrumbs crumbs={crumbs} />
        <PrivacyText facts={facts} />
      </article>
    </main>
  );
}
