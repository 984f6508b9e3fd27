import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useBackStep } from '../../ui/dialog/use-back-step.ts';
import type { VehiclePageData } from '../vehicle-page-data.ts';
import { GalleryArrows } from './gallery-arrows.tsx';
import { usePictureZoom } from './use-picture-zoom.ts';

interface GalleryDialogProps {
  /** What the car is called. */
  readonly name: string;
  readonly pictures: VehiclePageData['pictures'];
  readonly shown: number;
  readonly onShow: (place: number) => void;
  readonly onClose: () => void;
}

/**
 * The pictures over the whole window, by keyboard, finger and wheel. It is the browser's own dialog: the page
 * behind it is inert, Escape or Back closes it and focus goes back to what opened it.
 */
export function GalleryDialog({ name, pictures, shown, onShow, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBackStep(() => dialog.current?.close());
  const move = (step: number) => onShow((shown + step + pictures.length) % pictures.length);
  const zoom = usePictureZoom(stage, shown, move);
  const picture = pictures[shown];
  if (!picture) return null;
  const turn = (event: KeyboardEvent) => {
    const target = targetOf(event.key, shown, pictures.length);
    if (target === null) return;
    event.preventDefault();
    onShow(target);
  };
  return (
    <dialog
      ref={dialog}
      className="vehicle-stage"
      aria-label={`Pictures of the ${name}`}
      onClose={onClose}
      onKeyDown={turn}
    >
      <div className="vehicle-stage-head">
        <b>{name}</b>
        <span role="status">
          {`Picture ${shown + 1} of ${pictures.length}`}
          <span className="ui-visually-hidden">: {picture.alt}</span>
        </span>
        <button
          type="button"
          className="ui-button ui-button-quiet"
          onClick={() => dialog.current?.close()}
          aria-label="Close the pictures"
        >
          <X className="ui-icon" size={22} aria-hidden="true" />
        </button>
      </div>
      <div ref={stage} className="vehicle-stage-picture ui-studio">
        <img
          src={picture.large}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
        {pictures.length > 1 && <GalleryArrows onMove={move} />}
      </div>
      <Row pictures={pictures} shown={shown} onShow={onShow} />
    </dialog>
  );
}

function Row({
  pictures,
  shown,
  onShow,
}: Pick<GalleryDialogProps, 'pictures' | 'shown' | 'onShow'>) {
  return (
    <div className="vehicle-stage-row">
      {pictures.map(({ key, small, alt }, place) => (
        <button
          key={key}
          ref={place === shown ? scrollHere : null}
          type="button"
          className={place === shown ? 'ui-studio vehicle-gallery-shown' : 'ui-studio'}
          onClick={() => onShow(place)}
          aria-label={`Show ${alt}`}
          aria-pressed={place === shown}
        >
          <img src={small} alt="" width={160} height={120} loading="lazy" />
        </button>
      ))}
    </div>
  );
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Which picture a key leads to; null when it is no key of the gallery. */
function targetOf(key: string, shown: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (shown - 1 + count) % count;
    case 'ArrowRight':
      return (shown + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
