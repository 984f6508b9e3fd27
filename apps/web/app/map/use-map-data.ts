import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<Data> {
  readonly address: string;
  /** What it was asked of. */
  readonly about: string;
  readonly data: Data;
}

interface Asked {
  /** Null while it is not known. */
  readonly address: string | null;
  /** What it is asked of: the last answer stands for the next one as long as both are of the same. */
  readonly about: string;
  /** Milliseconds that the address rests before it is asked. */
  readonly delayMs: number;
}

/**
 * What an address of the REST interface answers, asked for a moment after the address was last
 * changed. Until a new answer is there, the last one about the same stays.
 */
export function useMapData<Data>({ address, about, delayMs }: Asked) {
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  /** Ends what is asked of an address once there is another one. */
  const present = useRef<AbortSignal | null>(null);

  const load = useCallback(
    async (signal: AbortSignal | null) => {
      if (address === null) return;
      try {
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`The map answered ${response.status}.`);
        const data: Data = await response.json();
        setLoaded({ address, about, data });
        setFailed(null);
      } catch {
        if (!signal?.aborted) setFailed(address);
      }
    },
    [address, about],
  );

  useEffect(() => {
    const stop = new AbortController();
    present.current = stop.signal;
    const timer = setTimeout(() => load(stop.signal), delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, delayMs]);

  return {
    /** The latest answer about it, of this address or of an earlier one. */
    data: loaded?.about === about ? loaded.data : null,
    isCurrent: address !== null && loaded?.address === address,
    hasFailed: failed !== null && failed === address,
    retry: () => void load(present.current),
  };
}
