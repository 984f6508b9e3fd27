import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { PageLink } from '../ui/page-link.tsx';
import type { HomePageData } from './home-page-data.ts';

/** Body styles side by side: how many there are, and what the one in the middle costs. */
export function BodyStyles({ styles, condition }: Pick<HomePageData, 'styles' | 'condition'>) {
  if (styles.length === 0) return null;
  return (
    <nav aria-label="Body styles">
      <ul className="home-styles">
        {styles.map(({ key, name, href, cars, medianPrice, pictureUrl }) => (
          <li key={key}>
            <PageLink to={href}>
              {pictureUrl !== null && (
                <span className="home-drawing">
                  <img src={pictureUrl} alt="" width={320} height={240} />
                </span>
              )}
              <b>{name}</b>
              {cars !== null && <small className="ui-number">{carWords(cars, condition)}</small>}
              {medianPrice !== null && (
                <small className="ui-number">median {dollars(medianPrice)}</small>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
