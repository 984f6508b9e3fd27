/** How many of something go on at once. */
export interface AtOnce {
  readonly inAll: number;
  readonly byClient: number;
}

/** Places for what goes on in this process. */
export interface Places {
  /** @returns what gives the place back; null where there is none */
  take(client: string): (() => void) | null;
}

export function createPlaces({ inAll, byClient }: AtOnce): Places {
  const taken = new Map<string, number>();
  let all = 0;
  const add = (client: string, change: 1 | -1) => {
    all += change;
    const own = (taken.get(client) ?? 0) + change;
    if (own === 0) taken.delete(client);
    else taken.set(client, own);
  };
  return {
    take(client) {
      if (all >= inAll || (taken.get(client) ?? 0) >= byClient) return null;
      add(client, 1);
      return () => add(client, -1);
    },
  };
}
