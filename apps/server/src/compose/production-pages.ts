import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appContext } from '@forecourt/web/app-context';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { CannotStart } from '../platform/cannot-start.ts';
import type { PageHandler } from '../request/page-cache/page-handler.ts';

const buildFolder = join(import.meta.dirname, '../../../web/build');

export const clientFolder = join(buildFolder, 'client');

/**
 * Serves the pages from the production build.
 *
 * @throws CannotStart when there is none
 */
export async function loadProductionPages(): Promise<PageHandler> {
  const file = join(buildFolder, 'server/index.js');
  if (!existsSync(file)) throw new CannotStart('The pages are not built: run `npm run build`.');
  const build = await import(pathToFileURL(file).href);
  return pagesOf(build as ServerBuild, 'production');
}

/** Answers with the pages of a build, handing each loader what it may know of the server. */
export function pagesOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(appContext, context);
    return handle(request, provider);
  };
}
