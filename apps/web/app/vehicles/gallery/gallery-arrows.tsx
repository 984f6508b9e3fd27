import { ChevronLeft, ChevronRight } from 'lucide-react';

/** To the picture before and the one after. */
export function GalleryArrows({ onMove }: { readonly onMove: (step: number) => void }) {
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
