import { CarCard } from '../../cards/car-card.tsx';
import type { ShownPublish } from './shown-publish.ts';

/** Its card as buyers meet it in results. Nothing on it does anything yet. */
export function AdPreview({ view: { card, head } }: { readonly view: ShownPublish }) {
  if (card === null)
    return (
      <aside className="sell-preview">
        <p>Its card stands here once nothing of the steps is missing.</p>
      </aside>
    );
  const pictureUrl = head.pictureUrl ?? card.pictureUrl;
  return (
    <figure className="sell-preview">
      <figcaption>Its card in results</figcaption>
      <div inert>
        <CarCard car={{ ...card, pictureUrl, isPhoto: true, comparable: false }} eager />
      </div>
    </figure>
  );
}
