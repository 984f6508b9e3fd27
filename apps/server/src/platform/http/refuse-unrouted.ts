import type { Context, Hono, MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What pages answer: they do what is sent to them whatever the method, and limits are those of `POST`. */
const pageMethods = ['GET', 'HEAD', 'POST'];

/** Deeper than any address there is. Drawing a page takes time that grows with the square of it. */
const maxSegments = 64;

/**
 * Refuses what none of the routes answers and no page should: another method than a route has, an
 * unknown address in a folder that is for programs, and a path that only somebody who means harm sends. The
 * address of a folder itself may be that of a page.
 *
 * @param app its routes; all of them have to be there before the first request
 * @param folders of programs, each with a slash at its end
 */
export function refuseUnrouted(
  app: Pick<Hono, 'router'>,
  folders: readonly string[],
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const isForPrograms = folders.some((folder) => path.startsWith(folder));
    const isFolder = folders.includes(`${path}/`);
    if (isForPrograms || isFolder || !['GET', 'HEAD'].includes(method)) {
      const allowed = methods.filter((name) => hasRoute(app, name, path));
      if (allowed.length > 0)
        return refuseMethod(
          context,
          allowed.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name)),
        );
    }
    if (isForPrograms)
      return problem(context, 'not_found', 'There is no such call: /openapi.json lists all.');
    if (!pageMethods.includes(method)) return refuseMethod(context, pageMethods);
    if (path.split('/').length > maxSegments)
      return problem(context, 'not_found', `The path has more than ${maxSegments} parts.`);
    return next();
  };
}

function refuseMethod(context: Context, allowed: readonly string[]): Response {
  const names = allowed.join(', ');
  context.header('Allow', names);
  const detail = `${context.req.method} is not answered here: expected ${names}.`;
  return problem(context, 'wrong_method', detail);
}

/** Whether something is there for just this method; what stands before all of them does not count. */
function hasRoute({ router }: Pick<Hono, 'router'>, method: string, path: string): boolean {
  return router.match(method, path)[0].some(([[, route]]) => route.method === method);
}
