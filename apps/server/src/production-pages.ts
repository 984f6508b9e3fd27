import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appContext } from '@forecourt/web/app-context';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageHandler } from './page-cache/answer-pages.ts';

const buildFolder = join(import.meta.dirname, '../../web/build');

export const clientFolder = join(buildFolder, 'client');

/** Serves the pages from the production build. */
export async function loadProductionPages(): Promise<PageHandler> {
  const build = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
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
