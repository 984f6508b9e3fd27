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
    <section className="gal" aria-label="Pictures">
      <div className="gal-m studio">
        <img src={picture.large} alt={picture.alt} width={1280} height={960} fetchPriority="high" />
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className="pic-arrow prev"
              onClick={() => move(-1)}
              aria-label="Previous picture"
            >
              <ChevronLeft className="ic" size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="pic-arrow next"
              onClick={() => move(1)}
              aria-label="Next picture"
            >
              <ChevronRight className="ic" size={22} aria-hidden="true" />
            </button>
          </>
        )}
        <span className="pic-n" aria-live="polite">
          {shown + 1} of {pictures.length}
        </span>
      </div>
      <div className="gal-t">
        {pictures.slice(0, maxThumbnails).map(({ key, small, alt }, place) => (
          <button
            key={key}
            type="button"
            className={place === shown ? 'studio on' : 'studio'}
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
