/** A seller of advertising space, and those who bid for it. */
export interface AdNetwork {
  readonly networkId: string;
  /** Of Google Publisher Tag. */
  readonly scriptUrl: string;
  /** Of Prebid; null when nobody bids. */
  readonly prebidUrl: string | null;
  readonly bids: readonly { readonly bidder: string; readonly params: Record<string, unknown> }[];
}
