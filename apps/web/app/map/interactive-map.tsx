import { formatMapArea } from '@forecourt/domain/map/map-area';
import type { MapPin, MapView } from '@forecourt/domain/map/map-view';
import { House, Minus, Plus, RotateCw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { areaInView, closeTo, levelInView, toScreen } from './camera.ts';
import { FirstMarks } from './first-marks.tsx';
import { MapGround } from './map-ground.tsx';
import { MapMarks } from './map-marks.tsx';
import type { MapPageData } from './map-page-data.ts';
import { radiusWords } from './map-places.tsx';
import { MapSellers } from './map-sellers.tsx';
import { placeLabels, placeMarks } from './place-marks.ts';
import type { useCamera } from './use-camera.ts';
import { useGestures, zoomBy, zoomStep } from './use-gestures.ts';

/** The address of what the map shows, for a view; null while its size is not known. */
export function mapAddress(
  { search, view }: MapPageData,
  { camera, size }: Pick<ReturnType<typeof useCamera>, 'camera' | 'size'>,
): string | null {
  if (!camera || !size) return null;
  const area = formatMapArea(areaInView(camera, size));
  return `/rest/lsc/listing/map?${search}&view=${view}&area=${area}&zoom=${levelInView(camera)}`;
}

/** What is drawn upon the ground. */
type ShownMap = Pick<MapView, 'landmarks' | 'searchHere'> & { readonly places: readonly MapPin[] };

/** What came with the page for the zoom of a view; null where nothing did. */
export function openedAs(
  { map: { pins, landmarks, searchHere } }: MapPageData,
  { camera }: Pick<ReturnType<typeof useCamera>, 'camera'>,
): ShownMap | null {
  const found = camera && pins.find(({ level }) => level === levelInView(camera));
  return found ? { places: found.places, landmarks, searchHere } : null;
}

interface InteractiveMapProps {
  readonly data: MapPageData;
  /** What was last told of the view, or what came with the page; null where neither is known of this zoom. */
  readonly shown: ShownMap | null;
  readonly isCurrent: boolean;
  readonly view: ReturnType<typeof useCamera>;
  readonly open: MapPin | null;
  readonly onOpen: (place: MapPin) => void;
  readonly onClose: () => void;
}

/** The map: moved by mouse, finger and keys, with places that open. */
export function InteractiveMap({
  data,
  shown,
  isCurrent,
  view,
  open,
  onOpen,
  onClose,
}: InteractiveMapProps) {
  const ground = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { camera, size, move, isMoved } = view;
  const gestures = useGestures(ground, whole, move);
  const marks = useMemo(
    () => (camera && size && shown ? placeMarks(shown.places, camera, size) : []),
    [camera, size, shown],
  );
  const labels = useMemo(
    () => (camera && size && shown ? placeLabels(shown.landmarks, marks, camera, size) : []),
    [camera, size, shown, marks],
  );
  const here = camera && size && data.circle && toScreen(data.circle, camera, size);

  return (
    <>
      <MapGround
        circle={data.circle}
        area={data.map.area}
        isAsked={data.isMoved}
        camera={camera}
        size={size}
      />
      <div ref={whole} className="map-touched" {...gestures.ofPointers}>
        <button
          ref={ground}
          type="button"
          className="map-surface"
          aria-label="Map. Arrow keys move it, plus and minus zoom. The same places are listed below it."
          {...gestures.ofGround}
        />
        <a className="ui-skip-link" href="#places">
          Skip the map
        </a>
        {size === null && (
          <FirstMarks area={data.map.area} isAsked={data.isMoved} pins={data.map.pins} />
        )}
        {here && <span className="map-here" style={here} />}
        <MapMarks marks={marks} labels={labels} open={open?.cell ?? null} onOpen={onOpen} />
      </div>
      {(isMoved || data.isMoved) && shown?.searchHere && (
        <SearchHere found={shown.searchHere} isCurrent={isCurrent} gestures={gestures} />
      )}
      <MapZoom view={view} gestures={gestures} />
      {open && (
        <MapSellers
          key={open.cell}
          place={open}
          search={data.search}
          onClose={onClose}
          onZoom={() => {
            move((now) => closeTo(open, now));
            onClose();
          }}
        />
      )}
    </>
  );
}

interface ControlProps {
  readonly gestures: ReturnType<typeof useGestures>;
}

function SearchHere({
  found,
  isCurrent,
  gestures,
}: ControlProps & {
  readonly found: NonNullable<ShownMap['searchHere']>;
  readonly isCurrent: boolean;
}) {
  return (
    <Link
      className="ui-button ui-button-secondary map-search"
      to={found.href}
      aria-disabled={!isCurrent}
      // Until the server has told of this view, the link is that of the last one.
      onClick={(event) => isCurrent || event.preventDefault()}
      {...gestures.ofControls}
      preventScrollReset
    >
      <RotateCw className="ui-icon" size={16} aria-hidden="true" />
      <span>
        Search this area
        <small>{radiusWords(found)}</small>
      </span>
    </Link>
  );
}

function MapZoom({ view, gestures }: ControlProps & Pick<InteractiveMapProps, 'view'>) {
  const { move, isMoved, goHome } = view;
  return (
    <div className="map-zoom" {...gestures.ofControls}>
      <button type="button" aria-label="Zoom in" onClick={() => move(zoomBy(zoomStep))}>
        <Plus className="ui-icon" size={18} aria-hidden="true" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => move(zoomBy(1 / zoomStep))}>
        <Minus className="ui-icon" size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Back to the search"
        onClick={goHome}
        aria-disabled={!isMoved}
      >
        <House className="ui-icon" size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
