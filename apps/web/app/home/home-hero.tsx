import { defaultRadius } from '@forecourt/domain/search/address/default-radius';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { KeywordForm } from '../keywords/keyword-form.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { BodyStyles } from './body-styles.tsx';
import type { HomePageData } from './home-page-data.ts';
import { ZipForm } from './zip-form.tsx';

/** The question, what there is to choose from, and its body styles on one floor. */
export function HomeHero({ page }: { readonly page: HomePageData }) {
  const { examples, headline, place, searchHref } = page;
  return (
    <section className="home-hero" aria-labelledby="home-heading">
      <div className="ui-wrap">
        <div className="home-ask">
          <h1 id="home-heading">
            {headline[0]} <span>{headline[1]}</span>
          </h1>
          <p className="home-stock ui-number">{stockSentence(page)}</p>
          <KeywordForm isLarge from={place.zip === null ? null : searchHref} hint={page.hint} />
          <p className="home-examples">
            <span className="ui-visually-hidden">Examples: </span>
            {examples.map(({ text, href }) => (
              <PageLink key={text} className="ui-link ui-touch" to={href} rel="nofollow">
                {text}
              </PageLink>
            ))}
          </p>
          <ZipForm key={place.typed} place={place} />
        </div>
        <BodyStyles condition={page.condition} styles={page.styles} />
      </div>
    </section>
  );
}

function stockSentence({ total, nouns, place }: HomePageData): string {
  const where =
    place.name === null
      ? 'across the country'
      : `within ${defaultRadius} miles of ${place.name} or delivered there`;
  const cars =
    total === null
      ? nouns.charAt(0).toUpperCase() + nouns.slice(1)
      : `${groupDigits(total)} ${nouns}`;
  return total === 0 ? `No ${nouns} ${where} yet.` : `${cars} ${where}.`;
}
