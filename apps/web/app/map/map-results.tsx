import type { MapPin, MapView } from '@forecourt/domain/map/map-view';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { type ReactNode, useRef, useState } from 'react';
import { CardRows } from '../cards/card-grid.tsx';
import { InteractiveMap, mapAddress, openedAs } from './interactive-map.tsx';
import styles from './map.css?url';
import type { MapPageData } from './map-page-data.ts';
import { MapPlaces } from './map-places.tsx';
import { useCamera } from './use-camera.ts';
import { useMapData } from './use-map-data.ts';

/** Milliseconds that the map rests before it asks what is on it. */
const restMs = 120;

interface MapResultsProps {
  readonly data: MapPageData;
  /** Cars of the search. */
  readonly total: number;
  /** How many and where, in words. */
  readonly where: string;
  /** The cards that stand beside the map, where it leaves room for them. */
  readonly children: ReactNode;
}

/** The results on a map, beside the cars or alone, and its places as a list. */
export default function MapResults({ data, total, where, children }: MapResultsProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useCamera(box, { area: data.map.area, isAsked: data.isMoved });
  const address = mapAddress(data, view);
  const loaded = useMapData<MapView>({ address, about: data.search, delayMs: restMs });
  const [open, setOpen] = useState<{ place: MapPin; search: string } | null>(null);
  // What was opened belongs to the search it was opened in.
  const place = open?.search === data.search ? open.place : null;
  const opener = useRef<Element | null>(null);
  const isSplit = data.view === 'split';

  function show(next: MapPin) {
    opener.current = document.activeElement;
    setOpen({ place: next, search: data.search });
  }

  /** Closes what is open and gives the keyboard back to what opened it. */
  function close() {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className={isSplit ? 'map-view map-view-split' : 'map-view'}>
        {isSplit && (
          <CardRows className="map-cars">
            <p className="map-where">{where}</p>
            {children}
          </CardRows>
        )}
        <div className="map-box" ref={box}>
          <InteractiveMap
            data={data}
            shown={loaded.data ?? openedAs(data, view)}
            isCurrent={loaded.isCurrent}
            view={view}
            open={place}
            onOpen={show}
            onClose={close}
          />
          {loaded.hasFailed && (
            <p className="map-failed" role="alert">
              The map could not be brought up to date.{' '}
              <button type="button" className="ui-link" onClick={loaded.retry}>
                Try again
              </button>
            </p>
          )}
        </div>
      </div>
      <MapPlaces
        map={loaded.data ?? data.map}
        total={total}
        isMoved={view.isMoved || data.isMoved}
        onOpen={show}
      />
      <p className="ui-visually-hidden" role="status">
        {loaded.isCurrent && loaded.data ? `${carWords(loaded.data.cars)} on the map` : ''}
      </p>
    </>
  );
}
