import type { CallRunner } from '../../platform/calls/call-runner.ts';
import type { AnyCapability } from '../../platform/capability.ts';
import type { RenderedPage } from '../../request/page-cache/page-cache.ts';
import type { PageHandler } from '../../request/page-cache/page-handler.ts';
import { type PageRequest, toRequest } from '../../request/page-cache/page-request.ts';
import type { RequestFacts } from '../../request/request-facts.ts';
import { createAppContext } from '../page-context.ts';
import type { Parts } from '../parts.ts';

/** A page that nobody has rendered yet. */
export interface PageToRender {
  readonly asked: PageRequest;
  /** For the scripts of the answer. */
  readonly nonce: string;
  readonly facts: RequestFacts & { readonly requestId: string };
  readonly calls: CallRunner<string>;
}

/** Renders a page, wherever. @throws what the page throws */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/** Renders pages in this thread. A page is for all unless it looked at who asks, or lacks something. */
export function createPageRenderer(
  parts: Parts,
  pages: PageHandler,
  capabilities: readonly AnyCapability[],
): RenderPage {
  return async ({ asked, nonce, facts, calls }) => {
    let isForAll = true;
    const forOne = () => {
      isForAll = false;
    };
    const watched = calls.reportingTo(({ outcome }) => {
      if (outcome !== 'ok') forOne();
    });
    const context = createAppContext(
      { parts, capabilities, onAsker: forOne },
      { asked, nonce, facts: { ...facts, calls: watched } },
    );
    const response = await pages(toRequest(asked), context);
    return { response, isForAll };
  };
}
