import { useCallback, useMemo, useRef, useState } from 'react';
import type { MissingOptionsLoader } from './missing-options.ts';
import type { OptionGroup, PanelGroups } from './option-groups.ts';

/** Milliseconds after which options are given up, and the form's own way is shown. */
const timeoutMs = 8000;

interface AskedGroups {
  readonly address: string;
  /** `lost` when they did not come. */
  readonly groups: Readonly<Record<string, OptionGroup>> | 'asked' | 'lost';
}

/** Where the options of all groups of a search are asked for. */
export const filterGroupsPath = '/cars-for-sale/filter-groups';

/** The groups of a panel with the options that its document lacks, once a section has asked for them. */
export function useWholeGroups(
  groups: PanelGroups,
  address: string,
): { readonly groups: PanelGroups; readonly missing: MissingOptionsLoader } {
  const [asked, setAsked] = useState<AskedGroups | null>(null);
  const found = asked?.address === address ? asked.groups : null;
  const latest = useRef<string | null>(null);

  const ask = useCallback(() => {
    if (latest.current === address) return;
    latest.current = address;
    setAsked({ address, groups: 'asked' });
    const answer = (given: AskedGroups['groups']) =>
      setAsked((now) => (now?.address === address ? { address, groups: given } : now));
    fetch(`${filterGroupsPath}?of=${encodeURIComponent(address)}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => answer(response.ok ? await response.json() : 'lost'))
      .catch(() => answer('lost'));
  }, [address]);

  const whole = useMemo(
    () => (typeof found === 'object' && found !== null ? filled(groups, found) : groups),
    [groups, found],
  );
  const isLost = found === 'lost';
  const missing = useMemo(() => ({ ask, isLost }), [ask, isLost]);
  return { groups: whole, missing };
}

/** What a page says itself is newer than what was asked for. */
function filled(groups: PanelGroups, found: Readonly<Record<string, OptionGroup>>): PanelGroups {
  return Object.fromEntries(
    Object.values(groups).map((group) => [
      group.key,
      group.options === null ? (found[group.key] ?? group) : group,
    ]),
  );
}
