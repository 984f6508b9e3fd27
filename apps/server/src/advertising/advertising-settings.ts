import type { AdNetwork } from '@forecourt/domain/promotion/ad-network';
import { z } from 'zod';
import { defineSettings, webAddress } from '../platform/settings.ts';

/** A network and where its advertisements come from. */
interface AdNetworkConfig extends AdNetwork {
  readonly origins: readonly string[];
}

const shape = {
  AD_NETWORK_ID: z
    .string()
    .regex(/^\d{1,20}(?:,\d{1,20})?$/, 'expected the number of a network')
    .optional()
    .describe(
      'Network of Google Publisher Tag that fills advertising spaces before our own does, for shoppers who said yes to it: each is asked once',
    ),
  AD_SCRIPT: webAddress('https://ads.example/gpt.js')
    .default('https://securepubads.g.doubleclick.net/tag/js/gpt.js')
    .describe('Where its script is'),
  PREBID_SCRIPT: webAddress('https://ads.example/prebid.js')
    .optional()
    .describe('Where the script of Prebid is, which asks bidders first'),
  PREBID_BIDS: z
    .string()
    .default('[]')
    .transform(readBids)
    .describe('The bidders as JSON: `[{"bidder": "name", "params": {}}]`'),
  AD_ORIGINS: z
    .string()
    .default('')
    .transform(readOrigins)
    .describe(
      'Further origins that advertisements may load from, such as `https://*.example.com`; with a network only',
    ),
};

export interface AdvertisingConfig {
  /** Null when advertising spaces are filled by ourselves alone. */
  readonly adNetwork: AdNetworkConfig | null;
}

export const advertisingSettings = defineSettings(
  shape,
  (values): AdvertisingConfig => ({
    adNetwork: toAdNetwork(values),
  }),
);

function toAdNetwork({
  AD_NETWORK_ID: networkId,
  AD_SCRIPT: scriptUrl,
  PREBID_SCRIPT: prebidUrl,
  PREBID_BIDS: bids,
  AD_ORIGINS: further,
}: z.output<z.ZodObject<typeof shape>>): AdNetworkConfig | null {
  if (networkId === undefined) return null;
  const own = [scriptUrl, prebidUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const origins = [...new Set([...own, ...further])];
  return { networkId, scriptUrl, prebidUrl: prebidUrl ?? null, bids, origins };
}

function readBids(text: string, context: z.RefinementCtx): AdNetwork['bids'] {
  const bidsSchema = z.array(
    z.object({ bidder: z.string().min(1), params: z.record(z.string(), z.unknown()) }),
  );
  try {
    return bidsSchema.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a JSON list of bidders with params' });
    return z.NEVER;
  }
}

function readOrigins(text: string, context: z.RefinementCtx): readonly string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const isWrong = origins.some((origin) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin));
  if (isWrong)
    context.addIssue({ code: 'custom', message: 'expected origins such as https://a.b' });
  return isWrong ? z.NEVER : origins;
}
