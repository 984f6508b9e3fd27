import { OpenAPIHono } from '@hono/zod-openapi';
import { limitOfficeBodies } from '../back-office/limit-office-bodies.ts';
import { limitRate } from '../platform/limits/limit-rate.ts';
import type { RequestVariables, Routes } from '../request/request-variables.ts';
import { uploadLimit } from './pictures/upload-limit.ts';
import type { SellingParts } from './selling-parts.ts';

/** What is done with pictures from one address; an ad is full with 24. */
const pictureRate = { max: 600, windowMs: 3_600_000 };

/** Bounds what is sent by sellers. */
export function sellingRoutes(parts: SellingParts): Routes {
  const routes: Routes = new OpenAPIHono();
  const limited = limitRate(parts, 'ad-pictures', pictureRate);
  routes.use('/sell/:ad/:form{pictures.*}', limited);
  routes.use('/sell/:ad/:form{condition.*}', limited);
  routes.use(
    '/sell/*',
    limitOfficeBodies<{ Variables: RequestVariables }>({
      formBytes: 65_536,
      fileBytes: uploadLimit.bytes,
      takesFile: takesPictures,
      // A page sends two at once.
      atOnce: { inAll: 24, byClient: 6 },
      findSender: ({ var: { facts } }) =>
        facts.asker.kind === 'person' ? facts.asker.personId : null,
    }),
  );
  return routes;
}

/** Pictures are sent by the page that shows them: by itself without a script, else one by one beside it. */
const takesPictures = (path: string) =>
  /^\/sell\/[^/]+\/(?:condition|pictures)(?:\.data)?$/.test(path);
