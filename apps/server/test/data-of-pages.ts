import { join } from 'node:path';
import { appContext } from '@forecourt/web/app-context';
import { RouterContextProvider } from 'react-router';
import type { PageHandler } from '../src/request/page-cache/page-handler.ts';

const pagesFolder = join(import.meta.dirname, '../../web/app');

interface Page {
  loader(asked: object): unknown;
}

/** A page as what it shows is told to the browser: before it is rendered. */
export const dataOfPages: PageHandler = async (asked, context) => {
  const url = new URL(asked.url);
  const [, name, params] = /^\/cars-for-sale\/vehicle\/(\d+)/.test(url.pathname)
    ? ['', 'vehicles/vehicle-details', { listingId: url.pathname.split('/').at(-1) }]
    : ['', 'search/search-results', {}];
  const provider = new RouterContextProvider();
  provider.set(appContext, { ...context, isDocument: false });
  const load = async (file: string): Promise<unknown> => {
    const page: Page = await import(/* @vite-ignore */ join(pagesFolder, file));
    const answer = await page.loader({ request: asked, url, params, context: provider });
    return answer instanceof Response ? answer.headers.get('Location') : answer;
  };
  const found = await load(`routes/${name}.tsx`);
  return Response.json({ page: await settled(found), root: await load('root.tsx') });
};

/** As the browser reads it. */
async function unpacked(json: string): Promise<object> {
  const { fromPackedJson } = await import(
    /* @vite-ignore */ join(pagesFolder, 'ui/packed/packed-json.ts')
  );
  const page: unknown = fromPackedJson(json);
  return isObject(page) ? page : {};
}

/** What follows later is waited for. */
async function settled(found: unknown): Promise<unknown> {
  const page = isObject(found) && 'data' in found ? found.data : found;
  if (!isObject(page) || typeof page.json !== 'string') return page;
  return { ...(await unpacked(page.json)), end: await page.end };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
