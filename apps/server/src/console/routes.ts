import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { HonoRequest } from 'hono';
import { limitOfficeBodies } from '../back-office/limit-office-bodies.ts';
import type { RequestVariables, Routes } from '../request/request-variables.ts';
import type { ConsoleParts } from './console-parts.ts';
import type { ConsoleCall } from './console-policies.ts';
import { findOperator } from './find-operator.ts';

const feedsPath = '/console/feeds';

/** Bounds what is sent to the console. */
export function consoleRoutes({ database }: Pick<ConsoleParts, 'database'>): Routes<ConsoleCall> {
  const routes: Routes<ConsoleCall> = new OpenAPIHono();
  const limit = limitOfficeBodies<{ Variables: RequestVariables<ConsoleCall> }>({
    formBytes: 65_536,
    fileBytes: maxFeedBytes,
    takesFile: (path) => path === feedsPath || path === `${feedsPath}.data`,
    atOnce: { inAll: 4, byClient: 2 },
    findSender: async ({ var: { calls, facts } }) => {
      const { asker, now } = facts;
      const found = await calls.require('console', () => findOperator(database, asker, now));
      return found.status === 'FOUND' ? found.at.personId : null;
    },
  });
  // The page says that a file is too large, having read what was typed ahead of it.
  routes.use('/console/*', (context, next) =>
    isTooLargeForm(context.req) ? next() : limit(context, next),
  );
  return routes;
}

/** Whether a browser says that its file is larger than any that is read. */
function isTooLargeForm(request: HonoRequest): boolean {
  const isForm = /^multipart\/form-data;/i.test(request.header('Content-Type') ?? '');
  const length = Number(request.header('Content-Length') ?? 0);
  return request.path === feedsPath && isForm && length > maxFeedBytes;
}
