import type { AdNetwork } from '@forecourt/domain/promotion/ad-network';
import { type AdSize, adSizesFor } from '@forecourt/domain/promotion/ad-sizes';
import type { AdTargeting } from '@forecourt/domain/promotion/ad-targeting';

/** How long bidders are waited for, and how long for an advertisement in all. */
const bidMs = 1000;
const adMs = 3000;

interface Slot {
  addService(service: PublisherAds): Slot;
}

interface SlotRendered {
  readonly slot: Slot;
  readonly isEmpty: boolean;
}

/** What we use of Google Publisher Tag. */
interface PublisherAds {
  setTargeting(key: string, values: readonly string[]): void;
  clearTargeting(): void;
  setPrivacySettings(settings: Readonly<Record<string, boolean>>): void;
  disableInitialLoad(): void;
  refresh(slots: readonly Slot[]): void;
  addEventListener(name: 'slotRenderEnded', listener: (event: SlotRendered) => void): void;
  removeEventListener(name: 'slotRenderEnded', listener: (event: SlotRendered) => void): void;
}
interface PublisherTag {
  readonly cmd: { push(command: () => void): unknown };
  defineSlot(path: string, sizes: readonly AdSize[], id: string): Slot | null;
  destroySlots(slots: readonly Slot[]): void;
  display(id: string): void;
  enableServices(): void;
  pubads(): PublisherAds;
}

/** What we use of Prebid. */
interface Prebid {
  readonly que: { push(command: () => void): unknown };
  addAdUnits(units: readonly unknown[]): void;
  removeAdUnit(code: string): void;
  requestBids(request: {
    readonly timeout: number;
    readonly adUnitCodes: readonly string[];
    readonly bidsBackHandler: () => void;
  }): void;
  setTargetingForGPTAsync(codes: readonly string[]): void;
}

const shared = window as unknown as {
  googletag?: Partial<PublisherTag> & { cmd: (() => void)[] };
  pbjs?: Partial<Prebid> & { que: (() => void)[] };
};

interface AdRequest {
  readonly network: AdNetwork;
  readonly targeting: AdTargeting;
  /** Of the space on its page, from 0. */
  readonly place: number;
  /** Of the element that is filled. */
  readonly id: string;
  readonly onUnsold: () => void;
}

/**
 * Has a space filled by the network: bidders are asked first, where there are any. When nothing comes
 * in time, the space is told to be unsold.
 *
 * @returns how to give the space up
 */
export function requestAd({ network, targeting, place, id, onUnsold }: AdRequest): () => void {
  const late = setTimeout(onUnsold, adMs);
  const sizes = adSizesFor(innerWidth);
  let giveUp = () => {};
  let isWanted = true;
  load(network);
  whenReady((tag) => {
    if (!isWanted) return;
    begin(tag, targeting);
    const page = targeting.pageName?.[0] ?? 'page';
    const slot = tag.defineSlot(`/${network.networkId}/${page}/${place}`, sizes, id);
    if (slot === null) return;
    const ads = tag.pubads();
    slot.addService(ads);
    const onRendered = (event: SlotRendered) => {
      if (event.slot !== slot) return;
      clearTimeout(late);
      if (event.isEmpty) onUnsold();
    };
    ads.addEventListener('slotRenderEnded', onRendered);
    giveUp = () => {
      ads.removeEventListener('slotRenderEnded', onRendered);
      tag.destroySlots([slot]);
    };
    tag.display(id);
    whenBid(network, { id, sizes }, () => {
      if (isWanted) ads.refresh([slot]);
    });
  });
  return () => {
    isWanted = false;
    clearTimeout(late);
    giveUp();
  };
}

const loaded = new Set<string>();

/** Fetches the scripts, once. One that cannot be had leaves spaces unsold, when their time is over. */
function load({ scriptUrl, prebidUrl }: AdNetwork): void {
  shared.googletag ??= { cmd: [] };
  shared.pbjs ??= { que: [] };
  for (const address of [prebidUrl, scriptUrl]) {
    if (address === null || loaded.has(address)) continue;
    loaded.add(address);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}

function whenReady(use: (tag: PublisherTag) => void): void {
  shared.googletag?.cmd.push(() => use(shared.googletag as PublisherTag));
}

let hasBegun = false;

/** Nothing is asked for but when a space wants it, and nothing is chosen by who the shopper is. */
function begin(tag: PublisherTag, targeting: AdTargeting): void {
  const ads = tag.pubads();
  // What the page before was about is none of this one's.
  ads.clearTargeting();
  for (const [key, values] of Object.entries(targeting)) ads.setTargeting(key, values);
  if (hasBegun) return;
  hasBegun = true;
  ads.setPrivacySettings({ nonPersonalizedAds: true, restrictDataProcessing: true });
  ads.disableInitialLoad();
  tag.enableServices();
}

/** Goes on when the bidders have answered or their time is over; at once where there are none. */
function whenBid(
  { prebidUrl, bids }: AdNetwork,
  { id, sizes }: { readonly id: string; readonly sizes: readonly AdSize[] },
  goOn: () => void,
): void {
  if (prebidUrl === null || bids.length === 0) {
    goOn();
    return;
  }
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    goOn();
  };
  const late = setTimeout(finish, bidMs);
  shared.pbjs?.que.push(() => {
    const prebid = shared.pbjs as Prebid;
    prebid.addAdUnits([{ code: id, mediaTypes: { banner: { sizes } }, bids }]);
    prebid.requestBids({
      timeout: bidMs,
      adUnitCodes: [id],
      bidsBackHandler() {
        prebid.setTargetingForGPTAsync([id]);
        prebid.removeAdUnit(id);
        finish();
      },
    });
  });
}
