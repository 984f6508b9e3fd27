import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PageLink } from '../ui/page-link.tsx';
import type { HomeLink, HomePageData } from './home-page-data.ts';

/** Ways into the stock: by price, by make or model, by condition. */
export function HomeLinks({ page }: { readonly page: HomePageData }) {
  const { prices, vehicles, conditions } = page;
  return (
    <section className="home-section" aria-labelledby="start-heading">
      <h2 id="start-heading">Start from what you know</h2>
      <div className="home-starts">
        <LinkList heading="Price" links={prices} />
        <LinkList
          heading={vehicles.kind === 'makes' ? 'Popular makes' : 'Popular models'}
          links={vehicles.links}
          isWide
        />
        <LinkList heading="Condition" links={conditions} />
      </div>
    </section>
  );
}

interface LinkListProps {
  readonly heading: string;
  readonly links: readonly HomeLink[];
  readonly isWide?: boolean;
}

function LinkList({ heading, links, isWide = false }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div className={isWide ? 'home-start home-start-wide' : 'home-start'}>
      <h3>{heading}</h3>
      <ul>
        {links.map(({ key, name, href, cars }) => (
          <li key={key}>
            <PageLink to={href}>
              <span>{name}</span>
              {cars !== null && <span className="ui-dim ui-number">{groupDigits(cars)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
