import type { Advert } from '@forecourt/domain/promotion/campaign';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyOr } from '../ui/lazy-or-nothing.ts';
import { whenSeen } from '../ui/when-seen.ts';
import { useAds } from './ads.ts';

/** Fetched when a space is filled by a network only. */
const NetworkAd = lazyOr(() => import('./network-ad.tsx'), Unsold);

/** A space that nobody asks the network for is ours. */
function Unsold({ onUnsold }: { readonly onUnsold: () => void }) {
  useEffect(onUnsold, [onUnsold]);
  return null;
}

/** A space is filled a little before it comes into view. */
const rootMargin = '200px';

interface AdPlaceProps {
  /** Of the space on its page, from 0: neighbours show different advertisements. */
  readonly place: number;
}

/** A full row for an advertisement. Its height is reserved in the styles, whatever comes to stand in it. */
export function LinerAd({ place }: AdPlaceProps) {
  return (
    <aside className="advert-liner" aria-label={`Advertisement ${place + 1}`}>
      <small>Advertisement</small>
      <AdSlot place={place} />
    </aside>
  );
}

/** The space of an advertisement: a network's where one is configured, else one of our own. */
export function AdSlot({ place }: AdPlaceProps) {
  const { adverts, network } = useAds();
  const [isUnsold, setIsUnsold] = useState(false);
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space, network !== null);
  const advert = adverts[place % adverts.length];
  return (
    <div className="advert-slot" ref={space}>
      {(network === null || isUnsold) && advert && <OwnAd advert={advert} />}
      {network !== null && !isUnsold && isNear && (
        <Suspense>
          <NetworkAd network={network} place={place} onUnsold={() => setIsUnsold(true)} />
        </Suspense>
      )}
    </div>
  );
}

function OwnAd({ advert: { title, text, action, href } }: { readonly advert: Advert }) {
  return (
    <>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <Link className="ui-button ui-button-secondary" to={href}>
        {action}
      </Link>
    </>
  );
}

/** Whether an element has come near the view. */
function useNear(element: React.RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null || !isWanted) return;
    return whenSeen(element.current, () => setIsNear(true), { rootMargin });
  }, [element, isWanted]);
  return isNear;
}
