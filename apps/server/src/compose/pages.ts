import type { Asker } from '@forecourt/domain/account/asker';
import type { Handler } from 'hono';
import type { AnyCapability } from '../platform/capability.ts';
import { acceptedEncoding } from '../platform/http/compression/accepted-encoding.ts';
import { offeredEncodings } from '../platform/http/compression/compress-whole.ts';
import type { FormVariables } from '../platform/limits/limit-forms.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { VisitVariables } from '../request/cookies/campaign-cookies.ts';
import { createPageCache } from '../request/page-cache/page-cache.ts';
import type { PageHandler } from '../request/page-cache/page-handler.ts';
import { pageMetrics } from '../request/page-cache/page-metrics.ts';
import { isOfOneShopper, toPageRequest } from '../request/page-cache/page-request.ts';
import { publicUrlOf } from '../request/public-origin.ts';
import type { CallVariables } from '../request/request-calls.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { createAppContext } from './page-context.ts';
import { type Parts, stateOfPages } from './parts.ts';
import type { RenderPage } from './rendering/render-page.ts';

/**
 * Answers with pages: with a cached one where there is one, unless something is to be changed. What is
 * rendered for a person, or by who asks, is that browser's alone.
 */
export function answerPages(
  parts: Parts,
  options: {
    readonly pages: PageHandler;
    readonly capabilities: readonly AnyCapability[];
    readonly metrics: Metrics;
    /** Renders what is asked for with GET. */
    readonly render: RenderPage;
  },
): Handler<{ Variables: RequestVariables & CallVariables & VisitVariables & FormVariables }> {
  const { pages, capabilities, metrics, render } = options;
  const { pageCache, environment } = parts.config;
  // In development the sources change.
  const cache =
    pageCache === null || environment === 'development'
      ? null
      : createPageCache({ ...pageCache, state: () => stateOfPages(parts) });
  if (cache) metrics.add(...pageMetrics(cache));

  return async (context) => {
    const { calls, channel, facts, nonce, requestId, waitMs } = context.var;
    const url = publicUrlOf(context.req.url, parts.config);
    const asked = toPageRequest(context.req, url, facts, channel);
    const page = { asked, nonce, facts: { ...facts, requestId }, calls };

    if (!['GET', 'HEAD'].includes(context.req.method))
      return pages(
        sentTo(url, context.req.raw),
        createAppContext(
          { parts, capabilities, onAsker: () => {} },
          { asked, nonce, facts: { ...page.facts, calls }, waitMs },
        ),
      );
    if (isOneOnly(facts.asker) || isOfOneShopper(asked))
      return forThisBrowserAlone((await render(page)).response);
    if (cache === null) return (await render(page)).response;
    const encoding = acceptedEncoding(
      context.req.header('Accept-Encoding') ?? '',
      offeredEncodings,
    );
    const knownTags = context.req.header('If-None-Match');
    const { response, sources } = await cache.answer(
      JSON.stringify(asked),
      { nonce, encoding, knownTags },
      () => render(page),
    );
    if (sources) context.set('inlineSources', sources);
    return response;
  };
}

/** Whether pages tell somebody who they are, or that it cannot be found out. */
const isOneOnly = (asker: Asker): boolean =>
  asker.kind === 'person' || (asker.kind === 'visitor' && asker.signInRests === true);

/**
 * What was sent, at the address that its shopper sees: a form is held against it. It is done to its end: pages are
 * not told that its sender left, which the router would call a failure.
 */
function sentTo(url: string, { method, headers, body }: Request): Request {
  return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) });
}

/** Nobody between here and the browser may store it. */
function forThisBrowserAlone(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
