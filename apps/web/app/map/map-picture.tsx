import { areaAround } from '@forecourt/domain/map/map-area';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import { useEffect, useRef, useState } from 'react';
import { whenSeen } from '../ui/when-seen.ts';
import { MapGround } from './map-ground.tsx';

/** Miles around the place that are drawn. */
const shownMiles = 120;

/** How near a shopper comes before the outlines are loaded. */
const rootMargin = '600px';

/**
 * Where in the country a place is, drawn once: nothing to move. Its outlines are 80 kB, four times a page: a
 * shopper who comes near has them loaded.
 */
export function MapPicture({ place, name }: { readonly place: GeoPoint; readonly name: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    return whenSeen(element.current, () => setIsNear(true), { rootMargin });
  }, []);
  const ground = (
    <MapGround
      circle={null}
      area={areaAround(place, shownMiles)}
      isAsked
      camera={null}
      size={null}
    />
  );
  return (
    <div
      ref={element}
      className="map-picture ui-not-printed"
      role="img"
      aria-label={`Map: ${name}`}
    >
      {isNear ? ground : <noscript>{ground}</noscript>}
      <span className="map-picture-pin" />
    </div>
  );
}
