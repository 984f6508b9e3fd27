import type { BrandLogo } from '@forecourt/domain/brand/brand';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { modelsPath } from '@forecourt/domain/reference/research-address';
import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { Wallet } from 'lucide-react';
import { useLocation } from 'react-router';
import { SavedLink } from '../hearts/saved-link.tsx';
import { KeywordForm } from '../keywords/keyword-form.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { WalletLink } from '../wallet/wallet-link.tsx';
import { AccountLink } from './account-link.tsx';
import { Logo } from './logo.tsx';
import { shopPath, sitePages } from './site-pages.ts';
import { chooseTheme, type Theme } from './theme.ts';

interface HeaderProps {
  /** Null on a page that knows no brand: then there is nothing to show of one. */
  readonly brand: {
    readonly name: string;
    readonly logo: BrandLogo;
    /** Words that bring cars of it. */
    readonly hint: string;
  } | null;
  /** Whether the page is of results, whatever its address. */
  readonly hasResults: boolean;
  /** Whether words are typed here, and not on the page itself. */
  readonly hasKeywordField: boolean;
  readonly theme: Theme | null;
  /** Who is signed in. */
  readonly person: { readonly name: string } | null;
  readonly hasWallet: boolean;
  readonly outsidePages: OutsidePages;
}

export function Header(props: HeaderProps) {
  const { brand, hasResults, hasKeywordField, theme, person, hasWallet, outsidePages } = props;
  const { pathname } = useLocation();
  const shown = hasResults ? shopPath : pathname;
  return (
    <header className="shell-header">
      <div className="ui-wrap shell-header-inner">
        {brand && (
          <PageLink className="shell-logo-link ui-touch" to="/" aria-label={`${brand.name} home`}>
            <Logo name={brand.name} logo={brand.logo} />
          </PageLink>
        )}
        <nav className="shell-pages" aria-label="Site">
          {sitePages(outsidePages).head.map(([path, name, brief = name]) => (
            <PageLink key={path} to={path} aria-current={isOf(shown, path) ? 'page' : undefined}>
              {brief}
            </PageLink>
          ))}
        </nav>
        {hasKeywordField && <KeywordForm hint={brand?.hint ?? ''} />}
        <nav className="shell-nav" aria-label="Saved cars, wallet, account and appearance">
          <SavedLink className="shell-button" />
          {hasWallet && (
            <WalletLink className="shell-button" from={null}>
              <Wallet className="ui-icon" size={20} aria-hidden="true" />
              <span aria-hidden="true">Wallet</span>
              <b className="ui-visually-hidden">Wallet</b>
            </WalletLink>
          )}
          <AccountLink person={person} />
          <ThemeSwitch theme={theme} />
        </nav>
      </div>
    </header>
  );
}

/** An ad is looked after where ads begin, and a model is one of those that are looked up. */
const withBelow: readonly string[] = [sellPath, modelsPath];

const isOf = (shown: string, path: string): boolean =>
  shown === path || (withBelow.includes(path) && shown.startsWith(`${path}/`));

function ThemeSwitch({ theme }: { readonly theme: Theme | null }) {
  function change() {
    const shown = document.documentElement.dataset.theme ?? theme;
    const dark = shown ? shown === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    chooseTheme(dark ? 'light' : 'dark');
  }
  return (
    <button
      type="button"
      className="shell-button shell-theme"
      onClick={change}
      aria-label="Switch between light and dark"
    >
      <i />
    </button>
  );
}
