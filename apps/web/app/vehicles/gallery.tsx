import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { VehiclePageData } from './vehicle-page-data.ts';

type Pictures = VehiclePageData['pictures'];

/** The pictures of a car: one large, the others to choose from. Without a script the row still shows them all. */
export function Gallery({ pictures }: { readonly pictures: Pictures }) {
  const [shown, setShown] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  const move = (step: number) =>
    setShown((place) => (place + step + pictures.length) % pictures.length);
  return (
    <section className="vehicle-gallery" aria-label="Pictures">
      <div className="vehicle-gallery-main ui-studio">
        <img src={picture.large} alt={picture.alt} width={1280} height={960} fetchPriority="high" />
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className="vehicle-gallery-arrow vehicle-gallery-previous"
              onClick={() => move(-1)}
              aria-label="Previous picture"
            >
              <ChevronLeft className="ui-icon" size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="vehicle-gallery-arrow vehicle-gallery-next"
              onClick={() => move(1)}
              aria-label="Next picture"
            >
              <ChevronRight className="ui-icon" size={22} aria-hidden="true" />
            </button>
          </>
        )}
        <span className="vehicle-gallery-count" aria-live="polite">
          {shown + 1} of {pictures.length}
        </span>
      </div>
      <div className="vehicle-gallery-thumbnails">
        {pictures.slice(0, maxThumbnails).map(({ key, small, alt }, place) => (
          <button
            key={key}
            type="button"
            className={place === shown ? 'ui-studio vehicle-gallery-shown' : 'ui-studio'}
            onClick={() => setShown(place)}
            aria-label={`Show ${alt}`}
            aria-pressed={place === shown}
          >
            <img src={small} alt="" width={160} height={120} loading="lazy" />
          </button>
        ))}
      </div>
    </section>
  );
}

const maxThumbnails = 6;
