import type { AppContext } from '@forecourt/web/app-context';

/** Renders the page that a request asks for. */
export type PageHandler = (request: Request, context: AppContext) => Promise<Response>;
