import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { type Camera, moved, type ScreenPoint, type Size, zoomed } from './camera.ts';

/** Moves the camera from where it is now. */
export type MoveCamera = (move: (camera: Camera, size: Size) => Camera) => void;

/** Pixels that an arrow key moves the map by. */
const keyStep = 80;
/** A step of the zoom buttons and keys. */
export const zoomStep = 1.6;
const wheelDivisor = 400;

const middleOf = ({ width, height }: Size): ScreenPoint => ({ left: width / 2, top: height / 2 });

/** Closer, or further away with a factor below 1, around the middle of the screen. */
export const zoomBy = (factor: number) => (camera: Camera, size: Size) =>
  zoomed(camera, factor, middleOf(size), size);

const keys: Readonly<Record<string, (camera: Camera, size: Size) => Camera>> = {
  ArrowLeft: (camera) => moved(camera, keyStep, 0),
  ArrowRight: (camera) => moved(camera, -keyStep, 0),
  ArrowUp: (camera) => moved(camera, 0, keyStep),
  ArrowDown: (camera) => moved(camera, 0, -keyStep),
  '+': zoomBy(zoomStep),
  '=': zoomBy(zoomStep),
  '-': zoomBy(1 / zoomStep),
  _: zoomBy(1 / zoomStep),
};

/** Pixels that a finger may wander and still press the mark below it. */
const slackPx = 5;

/** A finger, or the mouse while it is pressed. */
interface Pointer {
  readonly at: ScreenPoint;
  /** Whether it came down on a control over the map: alone it presses that, beside another it pinches. */
  readonly isOnControl: boolean;
  /** Whether it moves the map: it then stays with the map, whatever comes or goes below it. */
  readonly isHeld: boolean;
}

/**
 * Dragging, pinching and turning the wheel on the map and its marks, and pressing keys on its ground.
 *
 * @param ground what is as large as the map
 * @param whole what has the ground and the marks
 */
export function useGestures(
  ground: RefObject<HTMLElement | null>,
  whole: RefObject<HTMLElement | null>,
  move: MoveCamera,
) {
  const pointers = useRef(new Map<number, Pointer>());

  useEffect(() => {
    const element = whole.current;
    // React listens to the wheel without the right to keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      const at = pointOn(ground.current, event);
      move((camera, size) => zoomed(camera, 2 ** (-pixels / wheelDivisor), at, size));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [ground, whole, move]);

  function hold(pointerId: number, at: ScreenPoint) {
    ground.current?.setPointerCapture(pointerId);
    pointers.current.set(pointerId, { at, isOnControl: false, isHeld: true });
  }

  function press(event: PointerEvent<HTMLElement>, isOnControl: boolean) {
    if (event.button !== 0) return;
    // The first finger: of those before it none is left, whether or not its end was told.
    if (event.isPrimary) pointers.current.clear();
    const at = pointOn(ground.current, event);
    pointers.current.set(event.pointerId, { at, isOnControl, isHeld: false });
    const all = [...pointers.current];
    // Two fingers press nothing, unless neither is on the map.
    if (all.length > 1 && all.some(([, pointer]) => !pointer.isOnControl))
      for (const [id, pointer] of all) hold(id, pointer.at);
  }

  function forget({ pointerId }: PointerEvent<HTMLElement>) {
    pointers.current.delete(pointerId);
  }

  const ofPointers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, false),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const pointer = pointers.current.get(event.pointerId);
      if (!pointer) return;
      const { at: from, isOnControl, isHeld } = pointer;
      const to = pointOn(ground.current, event);
      if (isOnControl || (!isHeld && distanceOf(from, to) < slackPx)) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      hold(event.pointerId, to);
      move(other ? pinched(from, to, other.at) : dragged(from, to));
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };

  /** For what stands over the map and is pressed by one finger; once held, the map hears of it. */
  const ofControls = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, true),
    onPointerUp: forget,
    onPointerCancel: forget,
  };

  const ofGround = {
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const at = pointOn(ground.current, event);
      move((camera, size) => zoomed(camera, 2, at, size));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = keys[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(step);
    },
  };

  return { ofPointers, ofControls, ofGround };
}

const distanceOf = (one: ScreenPoint, other: ScreenPoint) =>
  Math.hypot(one.left - other.left, one.top - other.top);

const dragged = (from: ScreenPoint, to: ScreenPoint) => (camera: Camera) =>
  moved(camera, to.left - from.left, to.top - from.top);

/** Two fingers hold two points of the earth: the map follows their middle and their distance. */
function pinched(from: ScreenPoint, to: ScreenPoint, other: ScreenPoint) {
  const distance = (point: ScreenPoint) => Math.max(20, distanceOf(point, other));
  return (camera: Camera, size: Size) => {
    const shifted = moved(camera, (to.left - from.left) / 2, (to.top - from.top) / 2);
    const at = { left: (to.left + other.left) / 2, top: (to.top + other.top) / 2 };
    return zoomed(shifted, distance(to) / distance(from), at, size);
  };
}

function pointOn(
  element: Element | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): ScreenPoint {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { left: clientX - left, top: clientY - top };
}
