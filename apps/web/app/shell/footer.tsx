import {
  footerPages,
  type OutsidePages,
  outsidePageName,
} from '@forecourt/domain/brand/outside-pages';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { articlesPath } from '../content/article-data.ts';
import { PageLink } from '../ui/page-link.tsx';

export function Footer({ outsidePages }: { readonly outsidePages: OutsidePages }) {
  return (
    <footer className="shell-footer">
      <div className="ui-wrap">
        <div className="shell-footer-inner">
          <p>
            Prices exclude tax, title and registration unless stated. Payments are estimates, not
            offers of credit. Demo cars and dealers are invented.
          </p>
          <nav aria-label="Footer">
            {footerPages.map((page) => {
              const href = outsidePages[page];
              return (
                href && (
                  <a key={page} href={href}>
                    {outsidePageName(page)}
                  </a>
                )
              );
            })}
            <PageLink to={vinPath}>Look up a VIN</PageLink>
            <PageLink to={articlesPath}>Guides and reviews</PageLink>
            <PageLink to="/privacy">Privacy</PageLink>
            <a href="/docs">For developers</a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
