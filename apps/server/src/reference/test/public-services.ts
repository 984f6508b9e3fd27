import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service answers, by the path and query that it is asked for. */
export type Answers = Readonly<Record<string, unknown>>;

/** A service on this machine that speaks as NHTSA and vPIC do; what it does not know is 404. */
export async function startPublicService(answers: Answers) {
  const asked: string[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    const answer = answers[path];
    response.statusCode = isAway ? 503 : answer === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    goAway: () => {
      isAway = true;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
