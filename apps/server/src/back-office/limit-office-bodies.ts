import type { Context, Env, HonoRequest, MiddlewareHandler } from 'hono';
import { limitBody } from '../platform/http/limit-bodies.ts';
import { problem } from '../platform/http/problem.ts';
import { tellWait } from '../platform/limits/limit-rate.ts';
import { type AtOnce, createPlaces } from '../platform/limits/places.ts';

/** Bounds of what is sent to an office. */
interface OfficeLimits<E extends Env> {
  /** Of a form. */
  readonly formBytes: number;
  /** Of a form with a file. */
  readonly fileBytes: number;
  /** Whether a file may be sent to this path. */
  readonly takesFile: (path: string) => boolean;
  /** Files of those who are let in. */
  readonly atOnce: AtOnce;
  /** Who is let in there; null for nobody. */
  readonly findSender: (context: Context<E>) => Promise<string | null> | string | null;
}

/** After so long one of those files may have arrived. */
const waitMs = 5000;

/**
 * Bounds what is sent to an office. It is settled who asks before a body without a length is read into memory; one
 * with a length is read by its page, which settles that first.
 */
export function limitOfficeBodies<E extends Env>(limits: OfficeLimits<E>): MiddlewareHandler<E> {
  const { formBytes, fileBytes, takesFile, atOnce, findSender } = limits;
  const forms = limitBody(formBytes);
  const files = limitBody(fileBytes);
  const places = createPlaces(atOnce);
  return async (context, next) => {
    const length = lengthOf(context.req);
    if (!takesFile(context.req.path) || length <= formBytes) return forms(context, next);
    const sender = await findSender(context);
    if (sender === null) return (length === unknown ? forms : files)(context, next);
    const leave = places.take(sender);
    if (leave === null) return refuseForNow(context);
    try {
      return await files(context, next);
    } finally {
      leave();
    }
  };
}

const unknown = Number.POSITIVE_INFINITY;

const lengthOf = ({ raw }: HonoRequest): number =>
  Number(raw.headers.get('Content-Length') ?? (raw.body === null ? 0 : unknown));

function refuseForNow(context: Context): Response {
  const seconds = tellWait(context, waitMs);
  return problem(context, 'too_often', `Files at once: expected fewer, or in ${seconds} seconds.`);
}
