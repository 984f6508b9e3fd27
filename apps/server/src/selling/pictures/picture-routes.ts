import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { answerPicture } from '../../platform/http/answer-picture.ts';
import { problem } from '../../platform/http/problem.ts';
import { problemAnswer } from '../../platform/http/problem-answer.ts';
import type { Routes } from '../../request/request-variables.ts';
import { createFindPhotograph, type PhotographFile } from './find-photograph.ts';

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

const photographRoute = createRoute({
  method: 'get',
  path: '/images/photographs/{id}/{file}',
  summary: 'A photograph that a private seller sent, made anew: upright, and without the place',
  request: {
    params: z.object({
      id: z.string().describe('As listings name it; another one where the photograph was changed'),
      file: z.string().openapi({
        description: 'large or small, with .webp or .jpg',
        example: 'large.webp',
      }),
    }),
  },
  responses: {
    200: {
      description: 'The same for ever',
      content: Object.fromEntries(
        Object.values(types).map((type) => [type, { schema: z.string() }]),
      ),
    },
    304: { description: 'The photograph that is named by If-None-Match' },
    404: problemAnswer('There is no such photograph, size or format'),
    503: problemAnswer('Too many pictures are being made; `Retry-After` tells when again'),
  },
});

/** `/images/photographs/{id}/{large|small}.{webp|jpg}`: of private sellers, for everybody who knows the id. */
export function pictureRoutes(parts: Parameters<typeof createFindPhotograph>[0]): Routes {
  const find = createFindPhotograph(parts);
  const routes: Routes = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(photographRoute);
  routes.get('/images/photographs/:id/:file', async (context) => {
    const file = parseFile(context.req.param());
    if (file === null) return problem(context, 'not_found', noneSuch);
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': types[file.format],
    };
    return answerPicture(context, {
      name: `${file.id} ${file.size}.${file.format}`,
      headers,
      find: () => find(file),
      missing: noneSuch,
    });
  });
  return routes;
}

const noneSuch = 'There is no such photograph.';

/** What is asked for; null where nothing can be there, which then costs no read. */
function parseFile({ id, file }: { id: string; file: string }): PhotographFile | null {
  const [, size, format] = /^(large|small)\.(webp|jpg)$/.exec(file) ?? [];
  return isUuid(id) &&
    (size === 'large' || size === 'small') &&
    (format === 'webp' || format === 'jpg')
    ? { id: id.toLowerCase(), size, format }
    : null;
}
