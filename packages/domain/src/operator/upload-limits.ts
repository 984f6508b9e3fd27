/** Bytes of a file of cars that is sent, at the console or by a program; larger ones are for the command line. */
export const maxFeedBytes = 64_000_000;
