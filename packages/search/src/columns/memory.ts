/** Memory from this many bytes on is shared between threads; what is smaller is copied sooner. */
const sharedFromBytes = 2 ** 14;

/** Zeroed memory for a column. */
export function allocate(bytes: number): ArrayBufferLike {
  return bytes < sharedFromBytes ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
