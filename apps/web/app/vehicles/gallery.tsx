import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { GalleryDialog } from './gallery/gallery-dialog.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

interface GalleryProps {
  /** What the car is called. */
  readonly name: string;
  readonly pictures: VehiclePageData['pictures'];
}

/** The pictures of a car: one large, the others in a row. Without a script all of them are links to themselves. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  const move = (step: number) =>
    setShown((place) => (place + step + pictures.length) % pictures.length);
  return (
    <section className="vehicle-gallery" aria-label="Pictures">
      <div className="vehicle-gallery-main ui-studio">
        <a
          href={picture.large}
          onClick={unlessElsewhere(() => setOpen(true))}
          aria-label={`${picture.alt}, full screen`}
        >
          <img
            src={picture.large}
            srcSet={picture.widths}
            sizes={picture.widths && '(max-width: 47.9375em) 100vw, 820px'}
            alt={picture.alt}
            width={1280}
            height={960}
            fetchPriority="high"
          />
          <span className="vehicle-gallery-open">
            <Maximize2 className="ui-icon" size={18} aria-hidden="true" />
          </span>
        </a>
        {picture.isIllustration && (
          <span className="vehicle-gallery-illustration">
            Illustration. The seller has not sent photographs.
          </span>
        )}
        {pictures.length > 1 && <Arrows onMove={move} />}
        <span className="vehicle-gallery-count" aria-live="polite">
          {shown + 1} of {pictures.length}
        </span>
      </div>
      <div className="vehicle-gallery-thumbnails">
        {pictures.map(({ key, large, small, alt }, place) => (
          <a
            key={key}
            href={large}
            className={place === shown ? 'ui-studio vehicle-gallery-shown' : 'ui-studio'}
            onClick={unlessElsewhere(() => setShown(place))}
            aria-label={`Show ${alt}`}
            aria-current={place === shown ? 'true' : undefined}
          >
            <img src={small} alt="" width={160} height={120} loading="lazy" />
          </a>
        ))}
      </div>
      {isOpen && (
        <GalleryDialog
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** A press that asks for another window stays the browser's. */
function unlessElsewhere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}

function Arrows({ onMove }: { readonly onMove: (step: number) => void }) {
  return (
    <>
      <button
        type="button"
        className="vehicle-gallery-arrow vehicle-gallery-previous"
        onClick={() => onMove(-1)}
        aria-label="Previous picture"
      >
        <ChevronLeft className="ui-icon" size={22} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="vehicle-gallery-arrow vehicle-gallery-next"
        onClick={() => onMove(1)}
        aria-label="Next picture"
      >
        <ChevronRight className="ui-icon" size={22} aria-hidden="true" />
      </button>
    </>
  );
}
