import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { consoleSentences } from '../../console/done-sentences.ts';
import type { ConsoleFile } from '../../console/services.ts';
import { loader } from './file.ts';

/** What is answered to who asks for the audit log. */
function ask(file: ConsoleFile): Promise<unknown> {
  const context = new RouterContextProvider();
  const office = { file: async () => file };
  const services = { enterConsole: async () => ({ status: 'ENTERED', office }) };
  context.set(appContext, { services, asker: () => null } as unknown as AppContext);
  const url = new URL('https://cars.example/console/files/audit');
  const visit = { request: new Request(url), url, context, params: { name: 'audit' } };
  return loader(visit as unknown as Parameters<typeof loader>[0]).catch((thrown) => thrown);
}

test('a file for another role is refused within the frame of the console', async () => {
  const answer = await ask({ status: 'FORBIDDEN', sentence: 'This is for the role of owner.' });
  if (!(answer instanceof Response)) throw new Error('a redirect was expected');
  const to = new URL(answer.headers.get('Location') ?? '', 'https://cars.example');
  expect([answer.status, to.pathname]).toEqual([303, '/console/overview']);
  expect(consoleSentences.undone?.[to.searchParams.get('said') ?? '']).toContain(
    'for another role',
  );
});
