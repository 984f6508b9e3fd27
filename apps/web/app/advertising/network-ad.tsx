import type { AdNetwork } from '@forecourt/domain/promotion/ad-network';
import { useEffect, useId, useRef } from 'react';
import { requestAd } from './ad-network.ts';
import { useAds } from './ads.ts';

interface NetworkAdProps {
  readonly network: AdNetwork;
  readonly place: number;
  /** Called when nothing comes in time: the space is then ours. */
  readonly onUnsold: () => void;
}

/** A space that the network fills. */
export default function NetworkAd({ network, place, onUnsold }: NetworkAdProps) {
  const { targeting } = useAds();
  const id = `ad-${useId().replaceAll(/\W/g, '')}`;
  const request = useRef({ network, targeting, place, onUnsold });
  useEffect(() => requestAd({ ...request.current, id }), [id]);
  return <div id={id} className="advert-network" />;
}
