import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { AdPicture } from '../ad-picture.tsx';
import type { CarView } from '../selling-views.ts';

/** The car, as far as it is known. */
export function CarAside({ view: { head, known, like } }: { readonly view: CarView }) {
  return (
    <aside className="sell-car" aria-label="What is known of it">
      <AdPicture url={head.pictureUrl} alt={head.title} />
      <div>
        <b>{head.title}</b>
        <dl className="sell-facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {like > 0 && (
            <div>
              <dt>Like it</dt>
              <dd>{groupDigits(like)} for sale here</dd>
            </div>
          )}
        </dl>
      </div>
    </aside>
  );
}
