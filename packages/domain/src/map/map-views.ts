/** How the map may be shown; where none is named the cars stand in a grid. */
export const mapViews = ['split', 'map'] as const;
/** The map beside the cars, or alone. */
export type MapViewName = (typeof mapViews)[number];
