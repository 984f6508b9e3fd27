import { useCallback, useEffect, useState } from 'react';

interface Loaded<Data> {
  readonly address: string;
  readonly data: Data;
}

/**
 * What an address of the REST interface answers, asked for a moment after the address was last
 * changed. Until a new answer is there, the last one stays.
 */
export function useMapData<Data>(address: string | null, delayMs: number) {
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (address === null) return;
      try {
        const response = await fetch(address, { signal: signal ?? null });
        if (!response.ok) throw new Error(`The map answered ${response.status}.`);
        const data: Data = await response.json();
        setLoaded({ address, data });
        setFailed(null);
      } catch {
        if (!signal?.aborted) setFailed(address);
      }
    },
    [address],
  );

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => load(stop.signal), delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, delayMs]);

  return {
    /** The latest answer, of this address or of an earlier one. */
    data: loaded?.data ?? null,
    isCurrent: address !== null && loaded?.address === address,
    hasFailed: failed !== null && failed === address,
    retry: () => void load(),
  };
}
