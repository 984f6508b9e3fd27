/** What JPEG, PNG and WebP begin with; a dot is any byte. */
const beginnings = [/^\xff\xd8\xff/s, /^.PNG\r\n.\n/s, /^RIFF....WEBP/s, /^....ftypavi[fs]/s];

/**
 * Whether bytes begin as a picture that is read here does. Nothing else is shown to the library that decodes
 * pictures.
 */
export function isReadFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.some((beginning) => beginning.test(head));
}
