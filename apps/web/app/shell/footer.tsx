import {
  footerPages,
  type OutsidePages,
  outsidePageName,
} from '@forecourt/domain/brand/outside-pages';
import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import { articlesPath } from '@forecourt/domain/content/article';
import { marketPath } from '@forecourt/domain/market/market-address';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import type { ReactNode } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { tradeInPath } from '../wallet/wallet-address.ts';

interface FooterProps {
  /** What the brand ends every page with. */
  readonly text: string;
  readonly outsidePages: OutsidePages;
  readonly hasWallet: boolean;
}

export function Footer({ text, outsidePages, hasWallet }: FooterProps) {
  return (
    <footer className="shell-footer">
      <div className="ui-wrap">
        <nav aria-label="Footer">
          <FooterGroup heading="Shop">
            <PageLink to="/cars-for-sale">Cars for sale</PageLink>
            <PageLink to={buildPath}>Build and price</PageLink>
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
          <FooterGroup heading="Research">
            <PageLink to={articlesPath}>Guides and reviews</PageLink>
            <PageLink to={marketPath}>Market prices</PageLink>
            <PageLink to={vinPath}>Look up a VIN</PageLink>
          </FooterGroup>
          <FooterGroup heading="About">
            <PageLink to="/privacy">Privacy</PageLink>
            <PageLink to="/terms">Terms</PageLink>
            <a href="/docs">For developers</a>
          </FooterGroup>
        </nav>
        <p>{text}</p>
      </div>
    </footer>
  );
}

function FooterGroup({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <b>{heading}</b>
      {children}
    </div>
  );
}
