import { once } from 'node:events';
import { type MessagePort, Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { Letter } from '../letter.ts';
import { LetterThread, type LetterThreadOptions } from '../letter-thread.ts';
import type { MailTheme } from '../theme.ts';
import { look } from './mail-look.ts';
import { writeLetter } from './write-letter.ts';

const letter: Letter = {
  preview: 'They usually answer within the hour.',
  topic: 'Your question about a 2021 Honda CR-V',
  heading: 'Your message is with Kestrel Honda',
  parts: [{ kind: 'quote', from: 'You wrote', text: 'Is it <b>there</b> & free?' }],
  foot: ['You get this because somebody gave this address.'],
};

const running: LetterThread[] = [];
afterEach(() => {
  for (const thread of running.splice(0)) thread.stop();
});

function setUp(options: Pick<LetterThreadOptions, 'startWorker'> = {}) {
  const errors: unknown[] = [];
  const thread = new LetterThread({ ...options, onThreadError: (error) => errors.push(error) });
  running.push(thread);
  return { thread, errors };
}

/** A thread with this program. */
const workerOf = (program: string, port: MessagePort) =>
  new Worker(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { workerData } from 'node:worker_threads';
      workerData.on('message', (call) => { ${program} });`)}`,
    ),
    { workerData: port, transferList: [port] },
  );

test('a letter is rendered in a thread as it is here', async () => {
  const { thread, errors } = setUp();
  const written = await Promise.all([thread.write(letter, look), thread.write(letter, look)]);
  const expected = await writeLetter(letter, look);
  expect(expected.html).toContain('Is it &lt;b&gt;there&lt;/b&gt; &amp; free?');
  expect(written).toEqual([expected, expected]);
  expect(errors).toEqual([]);
});

test('no thread begins before the first letter, and one renders them all until it is stopped', async () => {
  const started: Worker[] = [];
  const { thread, errors } = setUp({
    startWorker: (port) => {
      const worker = workerOf(
        'workerData.postMessage({ number: call.number, value: "rendered" })',
        port,
      );
      started.push(worker);
      return worker;
    },
  });
  expect(started).toHaveLength(0);
  for (let count = 0; count < 3; count += 1)
    expect(await thread.write(letter, look)).toMatchObject({ html: 'rendered' });
  expect(started).toHaveLength(1);
  const [worker] = started;
  if (!worker) throw new Error('no thread began');
  const ended = once(worker, 'exit');
  thread.stop();
  expect(await ended).toEqual([0]);
  expect(errors).toEqual([]);
  await expect(thread.write(letter, look)).rejects.toThrow('No letters are written any more');
});

test('letters whose thread ends go in words alone, and the next has another thread', async () => {
  const programs = [
    'process.exit(3)',
    'workerData.postMessage({ number: call.number, value: "rendered" })',
  ];
  const { thread, errors } = setUp({
    startWorker: (port) => workerOf(programs.shift() ?? '', port),
  });
  const { text } = await writeLetter(letter, look);
  const written = await Promise.all([thread.write(letter, look), thread.write(letter, look)]);
  expect(written).toEqual([{ text }, { text }]);
  expect(await thread.write(letter, look)).toEqual({ text, html: 'rendered' });
  const told = ['Error: The thread that renders letters ended with exit code 3.'];
  await expect.poll(() => errors.map(String)).toEqual(told);
});

test('what is wrong with a letter is told, and the thread goes on', async () => {
  const { thread, errors } = setUp();
  const colourless = { ...look, accent: null } as unknown as MailTheme;
  await expect(thread.write(letter, colourless)).rejects.toThrow(/null/);
  expect(await thread.write(letter, look)).toHaveProperty('html');
  expect(errors).toEqual([]);
});
