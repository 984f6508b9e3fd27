import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpVariables } from './security-headers.ts';

/** Has addresses below these folders be told without what comes behind: whoever knows it may come in. */
export function hideSecrets(
  folders: readonly string[],
): MiddlewareHandler<{ Variables: HttpVariables }> {
  return (context, next) => {
    // Also where the address is wrong: what is behind it may be right.
    const path = context.req.path.toLowerCase();
    const folder = folders.find((one) => path.includes(one));
    if (folder !== undefined) context.set('toldPath', `${folder}:secret`);
    return next();
  };
}

/**
 * Where the pattern that answered has a parameter, somebody may have typed it: the pattern is then all that is
 * told.
 */
export function pathOf(context: Context): string {
  const told: HttpVariables['toldPath'] = context.get('toldPath');
  if (told !== undefined) return told;
  const pattern = routePath(context);
  return pattern.includes(':') ? pattern : context.req.path;
}
