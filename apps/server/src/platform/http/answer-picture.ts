import type { Context } from 'hono';
import { QueueFull } from '../limits/work-queue.ts';
import { problem } from './problem.ts';

/** A picture, before anybody makes it. */
interface AskedPicture {
  /** Other words for another picture. */
  readonly name: string;
  readonly headers: Readonly<Record<'Cache-Control' | 'Content-Type', string>> & {
    readonly Vary?: string;
  };
  /** @throws QueueFull */
  find(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Says that there is none. */
  readonly missing?: string;
}

/** Answers with a picture, unless the browser has it, there is none, or too many are being made. */
export async function answerPicture(
  context: Context,
  { name, headers: known, find, missing = 'There is no such picture.' }: AskedPicture,
): Promise<Response> {
  const tag = `"${name}"`;
  const headers = { ETag: tag, ...known };
  if (context.req.header('If-None-Match')?.includes(tag)) return context.body(null, 304, headers);
  try {
    const bytes = await find();
    return bytes ? context.body(bytes, 200, headers) : problem(context, 'not_found', missing);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    context.header('Retry-After', '5');
    return problem(context, 'unavailable', 'Too many pictures are being made: ask again soon.');
  }
}
