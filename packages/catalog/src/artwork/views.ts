/** Views of a car in the order of its gallery. Nose to the left unless a name says otherwise. */
export const artworkViews = [
  'side',
  'front',
  'rear',
  'side-right',
  'wheel',
  'dashboard',
  'seats',
  'odometer',
] as const;
export type ArtworkView = (typeof artworkViews)[number];
