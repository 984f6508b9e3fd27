import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ExperienceHead } from '../../experiences/experience-head.tsx';
import { ShareLink } from '../../sharing/share-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { SearchLink } from '../navigation/search-link.tsx';
import type { SearchPageData } from './search-page-data.ts';

/** The trail, the heading and where is searched. */
export function ResultsHero({
  page: { crumbs, titles, tabs, tab, searchHref, experience },
}: {
  readonly page: SearchPageData;
}) {
  return (
    <>
      <div className="search-hero">
        <Breadcrumbs crumbs={crumbs} />
        <div className="search-hero-row">
          <h1>{titles.heading}</h1>
          {titles.location && (
            <p className="search-hero-location">
              <a className="ui-touch" href="#filters">
                {titles.location}
              </a>
            </p>
          )}
          <ShareLink
            className="ui-button ui-button-quiet search-hero-share"
            page={searchHref}
            name={titles.heading}
          />
        </div>
      </div>
      {experience && <ExperienceHead experience={experience} />}
      <nav className="ui-tabs" aria-label="Categories">
        {tabs.map(({ code, name, count, href }) => (
          <SearchLink key={code} to={href} whole aria-current={code === tab ? 'page' : undefined}>
            {name}
            {count !== null && <span>{groupDigits(count)}</span>}
          </SearchLink>
        ))}
      </nav>
    </>
  );
}
