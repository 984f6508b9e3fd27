import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { accountPaths } from '@forecourt/domain/account/sign-in';
import { type ReactNode, Suspense } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { BrowserOwner } from './accounts/browser-owner.tsx';
import { useHasLeft } from './accounts/use-has-left.ts';
import { AskAds } from './advertising/ask-ads.tsx';
import { appContext } from './app-context.ts';
import { Compare } from './compare/compare.tsx';
import { PageEvents } from './events/page-events.tsx';
import { Saving } from './hearts/saving.tsx';
import { SavingFrame } from './hearts/saving-frame.tsx';
import { hintOf } from './keywords/field-attributes.ts';
import { ContactOpener } from './leads/contact-opener.tsx';
import { ReportOpener } from './reports/report-opener.tsx';
import { ShareOpener } from './sharing/share-opener.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LateScripts } from './shell/late-scripts.tsx';
import { PageFocus } from './shell/page-focus.tsx';
import { PageOfError } from './shell/page-of-error.tsx';
import { SignInRests } from './shell/sign-in-rests.tsx';
import { readTheme } from './shell/theme.ts';
import styles from './styles.css?url';
import { LinkFollower } from './ui/dialog/link-follower.tsx';
import { lazyOrNothing } from './ui/lazy-or-nothing.ts';
import { WalletOpener } from './wallet/wallet-opener.tsx';
import { WalletSync } from './wallet/wallet-sync.tsx';

const OneTap = lazyOrNothing(() => import('./accounts/one-tap/one-tap.tsx'));

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** What the foot of every page says of a demo. */
const demoWords = 'Demo cars and dealers are invented.';

/** What every page needs to look like its brand. */
export function loader({ request, context }: Route.LoaderArgs) {
  const {
    adChoice,
    brand,
    consumer,
    flags,
    google,
    hasDemo,
    isBot,
    nonce,
    outsidePages,
    person,
    signInRests,
  } = context.get(appContext);
  return {
    brand: {
      code: brand.code,
      name: brand.name,
      tellsInterest: brand.tellsInterest,
      footer: hasDemo ? `${brand.texts.footer} ${demoWords}` : brand.texts.footer,
      hint: hintOf(brand),
      logo: { ...brand.logo, boxes: [] },
      hasTheme: Object.keys(brand.theme.variables).length > 0,
    },
    consumer,
    person,
    signInRests,
    oneTap: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    compares: flags.has('compare'),
    hasWallet: flags.has('my_wallet'),
    outsidePages,
    asksAds: adChoice === 'open' && !isBot,
    saving: {
      canSave: flags.has('personalization') || flags.has('listings_saved'),
      isProvisional: brand.savesProvisionally,
    },
    theme: readTheme(request.headers.get('Cookie')),
    nonce,
  };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isHome = useRouteLoaderData('routes/home') !== undefined;
  const hasResults = useRouteLoaderData('routes/search/search-results') !== undefined;
  // The browser hides a nonce from scripts, so the attribute differs between server and client by design.
  const nonce = typeof document === 'undefined' ? data?.nonce : undefined;
  const hasOwnFrame = useHasOwnFrame();
  return (
    <html lang="en" data-brand={data?.brand.code} data-theme={data?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Where widgets find the nonce for the style elements that they add. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* With a precedence it stands before all that is only loaded ahead. */}
        <link rel="stylesheet" href={styles} precedence="default" nonce={nonce} />
        {data?.brand.hasTheme && (
          <link
            rel="stylesheet"
            href={`/brands/${data.brand.code}/theme.css`}
            precedence="brand"
            nonce={nonce}
          />
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <a className="ui-skip-link" href={hasResults ? '#results' : '#main'}>
          {hasResults ? 'Skip to results' : 'Skip to content'}
        </a>
        {hasOwnFrame ? (
          children
        ) : (
          <ShopperFrame hasResults={hasResults} isHome={isHome}>
            {children}
          </ShopperFrame>
        )}
        {!hasOwnFrame && <PageEvents />}
        <LinkFollower />
        <PageFocus hasResults={hasResults} />
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Whether the page is for work, with a frame of its own. To whom it is not shown, it is as any other. */
function useHasOwnFrame(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined &&
      typeof handle === 'object' &&
      handle !== null &&
      'hasOwnFrame' in handle,
  );
}

interface ShopperFrameProps {
  readonly isHome: boolean;
  readonly hasResults: boolean;
  readonly children: ReactNode;
}

const noSaving = { canSave: false, isProvisional: false };

/** What stands around every page of a shopper. */
function ShopperFrame({ isHome, hasResults, children }: ShopperFrameProps) {
  const isSigningIn = useLocation().pathname.startsWith(`${accountPaths.account}/`);
  const data = useRouteLoaderData<typeof loader>('root');
  const personId = data?.consumer?.consumerId ?? null;
  const person = data?.person ?? null;
  const hasLeft = useHasLeft(personId);
  return (
    <>
      <Saving value={data?.saving ?? noSaving}>
        <Header
          brand={data?.brand ?? null}
          hasResults={hasResults}
          hasKeywordField={!isHome}
          theme={data?.theme ?? null}
          person={hasLeft ? null : person}
          hasWallet={data?.hasWallet ?? false}
          outsidePages={data?.outsidePages ?? {}}
        />
        {data?.signInRests && <SignInRests />}
        {data?.asksAds && <AskAds nonce={data.nonce} />}
        {children}
        {data?.compares && <Compare />}
        <Footer
          text={data?.brand.footer ?? ''}
          outsidePages={data?.outsidePages ?? {}}
          hasWallet={data?.hasWallet ?? false}
        />
        <SavingFrame isSignedIn={person !== null} isSigningIn={isSigningIn} />
        <ContactOpener />
        <ReportOpener />
        <ShareOpener />
        {data?.hasWallet && <WalletOpener />}
        {data?.hasWallet && <WalletSync isSignedIn={person !== null} hasResults={hasResults} />}
      </Saving>
      {data?.oneTap && !person && !isSigningIn && (
        <Suspense>
          <OneTap client={data.oneTap} />
        </Suspense>
      )}
      {data && !data.signInRests && <BrowserOwner personId={personId} />}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageOfError error={error} />;
}
