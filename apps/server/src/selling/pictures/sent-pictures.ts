import { randomUUID } from 'node:crypto';

/** Files that came with the form of one request: nobody else finds them, and they end with it. */
export interface SentPictures {
  /** @returns by what an act finds it */
  keep(file: File): string;
  find(name: string | undefined): File | undefined;
}

export function createSentPictures(): SentPictures {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const name = randomUUID();
      files.set(name, file);
      return name;
    },
    find: (name = '') => files.get(name),
  };
}
