/** What begins an entry of the directory, which stands at the end of an archive. */
const entryMark = Buffer.from('PK\u0001\u0002');

/** What begins a file in an archive. */
const fileMark = Buffer.from('PK\u0003\u0004');

/** Bytes of it before its name. */
const fileBytes = 30;

/** Bytes of an entry before the name of its file. */
const entryBytes = 46;

/** The directory of some forty thousand files. */
const maxBytes = 4_000_000;

/** Keeps the end of an archive that passes by: its directory says what its files are to unpack to. */
export class ZipDirectory {
  #chunks: Uint8Array[] = [];
  #length = 0;

  pass(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    for (let [first] = this.#chunks; first; [first] = this.#chunks) {
      if (this.#length - first.length < maxBytes) break;
      this.#length -= first.length;
      this.#chunks.shift();
    }
  }

  /** Whether a file that passed is encrypted. @param isWanted as for `findChecksum` */
  hasEncrypted(isWanted: (name: string) => boolean): boolean {
    const bytes = Buffer.concat(this.#chunks);
    for (let at = bytes.indexOf(fileMark); at >= 0; at = bytes.indexOf(fileMark, at + 1)) {
      const start = at + fileBytes;
      if (start > bytes.length) break;
      const name = bytes.toString('latin1', start, start + bytes.readUInt16LE(at + 26));
      if (isWanted(name) && bytes.readUInt16LE(at + 6) & 1) return true;
    }
    return false;
  }

  /**
   * @param isWanted by its name, of which letters beyond ASCII are not told right
   * @returns the CRC-32 of the last such file; null where none is named
   */
  findChecksum(isWanted: (name: string) => boolean): number | null {
    const bytes = Buffer.concat(this.#chunks);
    let checksum: number | null = null;
    // Bytes before the directory may look like an entry, so the last one counts.
    for (let at = bytes.indexOf(entryMark); at >= 0; at = bytes.indexOf(entryMark, at + 1)) {
      const start = at + entryBytes;
      if (start > bytes.length) break;
      const end = start + bytes.readUInt16LE(at + 28);
      if (isWanted(bytes.toString('latin1', start, end))) checksum = bytes.readUInt32LE(at + 16);
    }
    return checksum;
  }
}
