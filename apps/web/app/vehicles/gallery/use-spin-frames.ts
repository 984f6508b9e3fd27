import { useEffect, useState } from 'react';

/** Fewer do not show a car from all around. */
const fewestFrames = 2;

/** What became of the frames: those that came, or that too few did; null while they come. */
export type LoadedFrames = readonly HTMLImageElement[] | 'failed' | null;

/** Loads all frames before the first is turned to; one that does not come is left out. */
export function useSpinFrames(addresses: readonly string[]): LoadedFrames {
  const [loaded, setLoaded] = useState<LoadedFrames>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.allSettled(addresses.map(loadFrame)).then((results) => {
      if (!isWanted) return;
      const frames = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      setLoaded(frames.length < fewestFrames ? 'failed' : frames);
    });
    return () => {
      isWanted = false;
    };
  }, [addresses]);
  return loaded;
}

/** A picture that is kept decoded turns without a flicker. */
async function loadFrame(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
