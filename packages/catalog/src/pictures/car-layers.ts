import { z } from 'zod';
import { type Cabin, type CarBody, cabins, carBodies, isStretched, nearestBody } from './bodies.ts';
import manifest from './layers/manifest.json' with { type: 'json' };
import { type CabinView, type PictureView, renderedViews } from './views.ts';

const layersSchema = z.object({
  body: z.enum([...carBodies, ...cabins]),
  /** A letter for another make's grille, lamps and wheels; empty for the body's own. */
  face: z.string().regex(/^[a-z]?$/),
  view: z.enum(renderedViews),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Begins the SHA-256 of both files: changed layers are other pictures. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});
/** One rendered view of a body or a cabin, in two files of light that a paint is put together from. */
export type CarLayers = z.infer<typeof layersSchema>;

/** All that was rendered, as `layers/manifest.json` lists it. */
export const allLayers: readonly CarLayers[] = z.array(layersSchema).parse(manifest);

const byName = new Map(allLayers.map((layers) => [layersName(layers), layers]));

/** The faces that were rendered of each body from the front, its own first. */
const facesOf = Map.groupBy(
  allLayers.filter(({ view }) => view === 'front-quarter'),
  ({ body }): CarLayers['body'] => body,
);

/** `suv+b.side`: of the body, the letter of another face, and the view. */
export function layersName({
  body,
  face,
  view,
}: Pick<CarLayers, 'body' | 'face' | 'view'>): string {
  return `${body}${face && `+${face}`}.${view}`;
}

/** The faces in which a body can be shown from the front. */
export function renderedFaces(body: CarBody): readonly string[] {
  return (facesOf.get(renderedBody(body)) ?? []).map(({ face }) => face).sort();
}

/** The body that stands for one from the front: itself, or the nearest that was rendered. */
function renderedBody(body: CarBody): CarBody {
  for (let at: CarBody | null = body; at !== null; at = nearestBody(at))
    if (facesOf.has(at)) return at;
  throw new Error(`Nothing like a ${body} was rendered.`);
}

/**
 * The layers of a view: of that face, else of the body's own, else of the body that it is another size of.
 * Nothing where no such body was rendered from there: another shape would be another car.
 */
export function findLayers(body: CarBody, face: string, view: PictureView): CarLayers | undefined {
  const shown = renderedBody(body);
  const sized = isStretched(shown) ? nearestBody(shown) : null;
  const own = findOf(shown, face, view);
  return own ?? (sized === null ? undefined : findOf(sized, face, view));
}

function findOf(body: CarBody, face: string, view: PictureView): CarLayers | undefined {
  return (
    byName.get(layersName({ body, face, view })) ?? byName.get(layersName({ body, face: '', view }))
  );
}

/** The layers of a body in one face alone: a make has wheels of its own. */
export function findOfFace(body: CarBody, face: string, view: PictureView): CarLayers | undefined {
  return byName.get(layersName({ body: renderedBody(body), face, view }));
}

/** The layers of a cabin; seats behind are alike, and shown as one cabin has them. */
export function findCabin(body: Cabin, view: CabinView): CarLayers | undefined {
  const own = byName.get(layersName({ body, face: '', view }));
  return own ?? byName.get(layersName({ body: 'cabin-dials', face: '', view }));
}
