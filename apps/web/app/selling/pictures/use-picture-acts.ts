import { useRef, useState } from 'react';
import type { AdPicture } from '../selling-views.ts';
import { picturesPath } from './picture-paths.ts';
import { sendForm } from './send-form.ts';

/** What is done with a picture, as its form says it, and how the pictures stand then. */
export interface PictureAct {
  readonly form: FormData;
  readonly shown: readonly AdPicture[];
  /** Said when it is done. */
  readonly said: string;
}

/**
 * Does things with the pictures of an ad one behind the other, and shows them as if they were done.
 *
 * @param reload shows the page anew
 */
export function usePictureActs(
  ad: string,
  pictures: readonly AdPicture[],
  reload: () => Promise<void>,
) {
  const [ahead, setAhead] = useState<readonly AdPicture[] | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  async function run({ form, said: done }: PictureAct): Promise<boolean> {
    const told = await sendForm(picturesPath(ad), form);
    setProblem(told.isDone ? null : told.sentence);
    if (told.isDone) setSaid(done);
    waiting.current -= 1;
    if (waiting.current === 0) {
      await reload();
      // Something may have been asked for meanwhile.
      if (waiting.current === 0) setAhead(null);
    }
    return told.isDone;
  }

  return {
    shown: ahead ?? pictures,
    said,
    problem,
    /** @returns whether it was done */
    act(asked: PictureAct): Promise<boolean> {
      setAhead(asked.shown);
      setProblem(null);
      waiting.current += 1;
      const done = last.current.then(() => run(asked));
      last.current = done;
      return done;
    },
  };
}
