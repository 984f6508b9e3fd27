import { helpPath } from '@forecourt/domain/content/help-path';
import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { appContext } from '../app-context.ts';
import styles from '../help/help.css?url';
import { helpTopics } from '../help/help-topics.ts';
import { helpStructuredData } from '../help/structured-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/help.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export function loader({ context }: Route.LoaderArgs) {
  const { brand, flags, origin, outsidePages } = context.get(appContext);
  return {
    url: new URL(helpPath, origin).href,
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'help', label: 'Help', href: '' },
    ],
    brandName: brand.name,
    topics: helpTopics({
      brandName: brand.name,
      hasWallet: flags.has('my_wallet'),
      canCompare: flags.has('compare'),
      canSave: flags.has('personalization') || flags.has('listings_saved'),
      sellHref: outsidePages['sell-your-car'] ?? sellPath,
      contact: brand.texts.contact,
    }),
  };
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: 'Help' }];
  return [
    { title: `Help | ${page.brandName}` },
    {
      name: 'description',
      content: `How to search, save, contact sellers, reserve and sell cars on ${page.brandName}.`,
    },
    { tagName: 'link', rel: 'canonical', href: page.url },
    { 'script:ld+json': helpStructuredData(page.topics) },
  ];
}

export default function Help({ loaderData: { crumbs, brandName, topics } }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap">
      <article className="help-page">
        <Breadcrumbs crumbs={crumbs} />
        <h1>Help</h1>
        <p className="ui-lead">How things are done on {brandName}, in short.</p>
        <nav className="help-topics" aria-label="Questions">
          {topics.map(({ id, question }) => (
            <a key={id} className="ui-link" href={`#${id}`}>
              {question}
            </a>
          ))}
        </nav>
        {topics.map(({ id, question, answer, links }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{question}</h2>
            <p>{answer}</p>
            <p className="help-links">
              {links.map(([path, words]) => (
                <PageLink key={path} className="ui-link" to={path}>
                  {words}
                </PageLink>
              ))}
            </p>
          </section>
        ))}
      </article>
    </main>
  );
}
