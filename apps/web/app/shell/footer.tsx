import {
  footerPages,
  type OutsidePages,
  outsidePageName,
} from '@forecourt/domain/brand/outside-pages';
import type { ReactNode } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { tradeInPath } from '../wallet/wallet-address.ts';
import { type SitePage, sitePages } from './site-pages.ts';

interface FooterProps {
  /** What the brand ends every page with. */
  readonly text: string;
  readonly outsidePages: OutsidePages;
  readonly hasWallet: boolean;
}

export function Footer({ text, outsidePages, hasWallet }: FooterProps) {
  const pages = sitePages(outsidePages).foot;
  return (
    <footer className="shell-footer">
      <div className="ui-wrap">
        <nav aria-label="Footer">
          <FooterGroup heading="Shop" pages={pages.shop}>
            {hasWallet && <PageLink to={tradeInPath}>Value your trade-in</PageLink>}
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
          </FooterGroup>
          <FooterGroup heading="Research" pages={pages.research} />
          <FooterGroup heading="About" pages={pages.about}>
            <a href="/docs">For developers</a>
          </FooterGroup>
        </nav>
        <p>{text}</p>
      </div>
    </footer>
  );
}

interface FooterGroupProps {
  readonly heading: string;
  readonly pages: readonly SitePage[];
  /** More of it, behind those pages. */
  readonly children?: ReactNode;
}

function FooterGroup({ heading, pages, children }: FooterGroupProps) {
  return (
    <div>
      <b>{heading}</b>
      {pages.map(([path, name]) => (
        <PageLink key={path} to={path}>
          {name}
        </PageLink>
      ))}
      {children}
    </div>
  );
}
