import type { HighlightText } from '@forecourt/domain/listing/vehicle-highlight';
import { useId } from 'react';
import type { CardPromotion } from './promoted-card-data.ts';

/** What lies over the picture of a promoted card: that it is paid for, why, and what sets the car apart. */
export function PromotedPicture({ promotion }: { readonly promotion: CardPromotion }) {
  const id = useId();
  return (
    <>
      {promotion.pictures.length > 0 && (
        <span className="card-thumbnails">
          {promotion.pictures.map((src) => (
            <img key={src} src={src} alt="" loading="lazy" />
          ))}
        </span>
      )}
      <span className="card-ribbon card-ribbon-sponsored">
        {promotion.label}
        <button
          type="button"
          className="card-ribbon-why ui-touch"
          popoverTarget={id}
          aria-label="Why you see this car"
        />
      </span>
      <span className="ui-popover-note card-ribbon-note" id={id} popover="auto">
        {promotion.why}
      </span>
      {promotion.strip && <PictureStrip strip={promotion.strip} />}
    </>
  );
}

/** What sets a car apart, at the foot of its picture. */
export function PictureStrip({ strip: { lead, fact } }: { readonly strip: HighlightText }) {
  return (
    <p className="card-strip">
      <span>
        <b>{lead}</b>
        {` ${fact}`}
      </span>
    </p>
  );
}
