/** Views of a car that are pictures of their own, in the order of its gallery; the nose points to the left. */
export const galleryViews = [
  'front-quarter',
  'side',
  'rear-quarter',
  'front',
  'rear',
  'interior',
  'second-row',
  'third-row',
  'wheel',
] as const;
export type GalleryView = (typeof galleryViews)[number];

/** Views from inside, in the colour of the trim. */
export const cabinViews = ['interior', 'second-row', 'third-row'] as const;
export type CabinView = (typeof cabinViews)[number];

/** Azimuths of a spin in degrees, from the nose round by the left side: a frame each. */
export const spinAzimuths = Array.from({ length: 24 }, (_, frame) => frame * 15);

/** Half a turn is rendered, in even light; the other half is its mirror. */
const halfTurn = 180;

/** One frame of a spin, `spin-045`. */
export type SpinView = `spin-${string}`;

/** The frame at an azimuth, whole degrees from 0 to 359: `spin-045`. */
export function spinView(azimuth: number): SpinView {
  return `spin-${String(azimuth).padStart(3, '0')}`;
}

/** In the order of a turn: the left side first, then the nose. */
export const spinViews: readonly SpinView[] = spinAzimuths.map((turned) =>
  spinView((450 - turned) % 360),
);
const mirrored = new Map(
  spinAzimuths
    .filter((azimuth) => azimuth > halfTurn)
    .map((azimuth) => [spinView(azimuth), spinView(360 - azimuth)]),
);

export type PictureView = GalleryView | SpinView;

/** All that a picture may be asked by. */
export const pictureViews: readonly PictureView[] = [...galleryViews, ...spinViews];

/** Views that are rendered of a body or a cabin. */
export const renderedViews = pictureViews.filter((view) => !isMirrored(view));

/** Whether a picture may be asked by that name. */
export function isPictureView(view: string): view is PictureView {
  return pictureViews.some((known) => known === view);
}

/** What is rendered for a view, and whether it is shown in a mirror. */
export function renderedAs(view: PictureView): {
  readonly view: PictureView;
  readonly isMirrored: boolean;
} {
  return { view: mirrorOf(view) ?? view, isMirrored: isMirrored(view) };
}

function isMirrored(view: PictureView): boolean {
  return mirrorOf(view) !== undefined;
}

function mirrorOf(view: PictureView): SpinView | undefined {
  return [...mirrored].find(([shown]) => shown === view)?.[1];
}

/** Whether a view is from inside. */
export function isCabinView(view: PictureView): view is CabinView {
  return cabinViews.some((known) => known === view);
}
