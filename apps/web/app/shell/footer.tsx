import {
  footerPages,
  type OutsidePages,
  outsidePageName,
} from '@forecourt/domain/brand/outside-pages';
import { buildPath } from '@forecourt/domain/build-and-price/build-address';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { articlesPath } from '../content/article-data.ts';
import { PageLink } from '../ui/page-link.tsx';

interface FooterProps {
  /** What the brand ends every page with. */
  readonly text: string;
  readonly outsidePages: OutsidePages;
}

export function Footer({ text, outsidePages }: FooterProps) {
  return (
    <footer className="shell-footer">
      <div className="ui-wrap">
        <div className="shell-footer-inner">
          <p>{text}</p>
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
            <PageLink to={buildPath}>Build and price</PageLink>
            <PageLink to={vinPath}>Look up a VIN</PageLink>
            <PageLink to={articlesPath}>Guides and reviews</PageLink>
            <PageLink to="/privacy">Privacy</PageLink>
            <PageLink to="/terms">Terms</PageLink>
            <a href="/docs">For developers</a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
