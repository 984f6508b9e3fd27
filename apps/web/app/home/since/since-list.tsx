import { PageLink } from '../../ui/page-link.tsx';
import type { Since } from './since-row.ts';

/** Short sentences, each of which leads to what it tells of. The style sheet draws the marks: scripts are dearer. */
export function SinceList({ when, rows }: Since) {
  return (
    <section className="home-since" aria-labelledby="since-heading">
      <h2 id="since-heading">Since you were here</h2>
      {when && <p>{when}</p>}
      <ul>
        {rows.map(({ key, href, sign, pictureUrl, title, note, end, news }) => (
          <li key={key}>
            <span className="ui-studio" data-sign={sign}>
              {pictureUrl && <img src={pictureUrl} alt="" width={56} height={42} loading="lazy" />}
            </span>
            <PageLink to={href}>
              <b>
                <bdi>{title}</bdi>
              </b>
              <small>{note}</small>
            </PageLink>
            <em data-end={end}>{news}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
