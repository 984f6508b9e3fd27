/** Leaves or enters a node on the straight line to its neighbour. */
export type Direction = number | 'straight';

/**
 * A stop of the pen, in millimetres: x from the front bumper to the rear, y above the ground.
 *
 * Two numbers take a smooth tangent from their neighbours; a third sets the tangent in degrees; a
 * fourth makes a corner whose incoming and outgoing tangents differ.
 */
export type PenNode =
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, tangent: Direction]
  | readonly [x: number, y: number, incoming: Direction, outgoing: Direction];
