import { formatMapArea } from '@forecourt/domain/map/map-area';
import type { MapArea } from '@forecourt/domain/search/search-engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { areaInView, type Camera, fitArea, markRoom, type Size } from './camera.ts';
import type { MoveCamera } from './use-gestures.ts';

/** Milliseconds of rest after which the address says what is looked at. */
const restMs = 300;

interface Start {
  readonly area: MapArea;
  /** Whether the address asked for it: else it is that of the search. */
  readonly isAsked: boolean;
}

/**
 * What of the world is on the screen: an area, until the shopper moves the map; a new area, as of a
 * new search, brings the map back to it. Null until the map has a size.
 */
export function useCamera(box: RefObject<HTMLElement | null>, { area, isAsked }: Start) {
  const [size, setSize] = useState<Size | null>(null);
  const [own, setOwn] = useState<Camera | null>(null);
  const home = formatMapArea(area);
  const [settled, setSettled] = useState(home);
  if (settled !== home) {
    setSettled(home);
    setOwn(null);
  }
  const camera = own ?? (size && fitArea(area, size, isAsked ? undefined : markRoom));

  const measure = useCallback(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    setSize(width > 0 && height > 0 ? { width, height } : null);
  }, [box]);

  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, measure]);

  // Gestures come faster than renders: each goes on from the camera that the last one left.
  const latest = useRef({ camera, size });
  useLayoutEffect(() => {
    latest.current = { camera, size };
  });
  const move: MoveCamera = useCallback((change) => {
    const now = latest.current;
    if (!now.camera || !now.size) return;
    const next = change(now.camera, now.size);
    latest.current = { camera: next, size: now.size };
    setOwn(next);
  }, []);

  useEffect(() => {
    if (!own || !size) return;
    const timer = setTimeout(() => tellAddress(areaInView(own, size)), restMs);
    return () => clearTimeout(timer);
  }, [own, size]);

  function goHome() {
    setOwn(null);
    tellAddress(isAsked ? area : null);
  }
  return { camera, size, move, isMoved: own !== null, goHome };
}

/** Back, and a link that is passed on, find the map as it was. @param area null is that of the search */
function tellAddress(area: MapArea | null): void {
  const address = new URL(location.href);
  if (area) address.searchParams.set('area', formatMapArea(area));
  else address.searchParams.delete('area');
  history.replaceState(history.state, '', address);
}
