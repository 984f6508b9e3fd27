/** Views of a body that are rendered; the nose points to the left. */
export const renderedViews = ['front-quarter', 'side', 'rear-quarter'] as const;
export type RenderedView = (typeof renderedViews)[number];

/** Views of a car in the order of its gallery; those from the right are the others in a mirror. */
export const pictureViews = [
  ...renderedViews,
  'front-quarter-right',
  'side-right',
  'rear-quarter-right',
] as const;
export type PictureView = (typeof pictureViews)[number];

/** What is rendered for a view, and whether it is shown in a mirror. */
export function renderedAs(view: PictureView): {
  readonly view: RenderedView;
  readonly isMirrored: boolean;
} {
  const seen = renderedViews.find((rendered) => view === `${rendered}-right`);
  if (seen) return { view: seen, isMirrored: true };
  return {
    view: renderedViews.find((rendered) => view === rendered) ?? 'front-quarter',
    isMirrored: false,
  };
}
