import type { AppContext } from '@forecourt/web/app-context';
import type { Handler } from 'hono';
import { createAppContext } from '../../compose/web-context.ts';
import type { WebDependencies } from '../../compose/web-services.ts';
import type { VisitVariables } from '../campaign-cookies.ts';
import { publicUrlOf } from '../public-origin.ts';
import type { CallVariables } from '../request-calls.ts';
import type { DrawnPage, PageCache } from './page-cache.ts';
import { toPageRequest, toRequest } from './page-request.ts';

/** Draws the page that a request asks for. */
export type PageHandler = (request: Request, context: AppContext) => Promise<Response>;

/** Answers with pages: with a kept one where there is one, unless something is to be changed. */
export function answerPages(
  dependencies: WebDependencies,
  pages: PageHandler,
  cache: PageCache | null,
): Handler<{ Variables: CallVariables & VisitVariables }> {
  return async (context) => {
    const { calls, channel, nonce, requestId } = context.var;
    const url = publicUrlOf(context.req.url, dependencies.config);
    const asked = toPageRequest(context.req, url, channel);
    const contextWith = (itsCalls: typeof calls) =>
      createAppContext(dependencies, { ...asked, nonce, requestId, calls: itsCalls });

    async function draw(): Promise<DrawnPage> {
      let isComplete = true;
      const watched = calls.reportingTo(({ outcome }) => {
        if (outcome !== 'ok') isComplete = false;
      });
      const response = await pages(toRequest(asked), contextWith(watched));
      return { response, isComplete };
    }

    if (!['GET', 'HEAD'].includes(context.req.method))
      return pages(sentTo(url, context.req.raw), contextWith(calls));
    return cache === null
      ? (await draw()).response
      : cache.answer(JSON.stringify(asked), nonce, draw);
  };
}

/** What was sent, at the address that its shopper sees: a form is held against it. */
function sentTo(url: string, request: Request): Request {
  if (url === request.url) return request;
  const { method, headers, body } = request;
  return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) });
}
