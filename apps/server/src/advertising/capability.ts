import { rotationAt } from '@forecourt/domain/promotion/rotation';
import type { AdvertisingServices } from '@forecourt/web/advertising/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { adChoiceRoutes } from './ad-choice-routes.ts';
import { type AdvertisingCall, advertisingPolicies } from './advertising-policies.ts';
import { type AdvertisingConfig, advertisingSettings } from './advertising-settings.ts';
import { campaignsCommand } from './campaign-command.ts';
import { createCampaignReader, findAdverts, type ReadCampaigns } from './find-adverts.ts';

type Parts = MarketParts & {
  readonly readCampaigns: ReadCampaigns;
  readonly config: AdvertisingConfig;
};

/** Spaces that are filled by advertisements of our own or by a network. */
export const advertising = {
  name: 'advertising',
  settings: advertisingSettings,
  policies: advertisingPolicies,
  commands: [campaignsCommand],
  provide: ({ database }: MarketParts): Pick<Parts, 'readCampaigns'> => ({
    readCampaigns: createCampaignReader(database),
  }),
  routes: ({ config }: Parts) => [adChoiceRoutes(config)],
  services: (
    { readCampaigns }: Parts,
    { brand, calls, now, today }: PageFacts<AdvertisingCall>,
  ): AdvertisingServices => ({
    findAdverts: (place) =>
      calls.attempt(
        'adverts',
        () =>
          findAdverts(
            readCampaigns,
            { brand: brand.code, ...place },
            { rotation: rotationAt(now), today },
          ),
        [],
      ),
  }),
} as const satisfies Capability<Parts, PageFacts<AdvertisingCall>>;
