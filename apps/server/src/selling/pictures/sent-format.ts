/** What JPEG, PNG and WebP begin with; a dot is any byte. */
const beginnings = [/^\xff\xd8\xff/s, /^.PNG\r\n.\n/s, /^RIFF....WEBP/s, /^....ftypavi[fs]/s];

/** What pictures begin with that are not read here: GIF, TIFF, BMP, HEIC and other boxes of films. */
const others = [/^GIF8/s, /^II\*\0|^MM\0\*/s, /^BM/s, /^....ftyp/s];

const beginsAs = (bytes: Uint8Array, known: readonly RegExp[]) => {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return known.some((beginning) => beginning.test(head));
};

/** Whether bytes begin as a picture of another format does, which may be whole. */
export const isOtherFormat = (bytes: Uint8Array): boolean => beginsAs(bytes, others);

/**
 * Whether bytes begin as a picture that is read here does. Nothing else is shown to the library that decodes
 * pictures.
 */
export const isReadFormat = (bytes: Uint8Array): boolean => beginsAs(bytes, beginnings);
