import { pictureLimits, tooLargePicture } from '@forecourt/domain/selling/private-ad';
import { useRef, useState } from 'react';
import { picturesPath } from './picture-paths.ts';
import { sendForm } from './send-form.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture that is on its way, or did not arrive. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** An address; null while or where there is none. */
  readonly thumbnail: string | null;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it was not taken; null while it is on its way. */
  readonly problem: string | null;
  /** Whether the same picture may be taken another time. */
  readonly mayRetry: boolean;
}

/** Pictures that are sent at once: more would each take longer. */
const atOnce = 2;

/**
 * Sends pictures of an ad, two at a time.
 *
 * @param onTaken shows the page anew: the picture leaves the list behind it
 */
export function useUploads(ad: string, onTaken: () => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const state = useRef({ running: 0, lastKey: 0 });

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file }: Upload): Promise<void> {
    const { blob, thumbnail } = await shrinkPicture(file);
    change(key, { thumbnail });
    if (blob.size > pictureLimits.bytes)
      return change(key, { problem: tooLargePicture, mayRetry: false });
    const form = new FormData();
    form.append('act', 'picture.add');
    form.append('ad', ad);
    form.append('file', blob, file.name);
    const told = await sendForm(picturesPath(ad), form, (share) => change(key, { share }));
    const { isDone, sentence, mayRetry } = told;
    if (!isDone) return change(key, { problem: sentence, mayRetry });
    await onTaken();
    drop(key);
  }

  function goOn(): void {
    while (state.current.running < atOnce) {
      const next = waiting.current.shift();
      if (!next) return;
      state.current.running += 1;
      void send(next).finally(() => {
        state.current.running -= 1;
        goOn();
      });
    }
  }

  function enqueue(added: readonly Upload[]): void {
    waiting.current.push(...added);
    goOn();
  }

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = [...files].map((file): Upload => {
        state.current.lastKey += 1;
        const { lastKey: key } = state.current;
        return { key, file, thumbnail: null, share: 0, problem: null, mayRetry: true };
      });
      setUploads((all) => [...all, ...added]);
      enqueue(added);
    },
    retry(upload: Upload): void {
      change(upload.key, { share: 0, problem: null });
      enqueue([upload]);
    },
    drop,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
