/** A form that is sent again within this time was sent by the same hand. */
export const pressedTwiceMs = 60_000;
