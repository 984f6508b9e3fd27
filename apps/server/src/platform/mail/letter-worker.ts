/** A thread that renders letters. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { answerCalls } from '../threads/port-calls.ts';
import type { Letter } from './letter.ts';
import { render } from './render-letter.ts';
import type { MailTheme } from './theme.ts';

answerCalls(workerData as MessagePort, (_name, [letter, theme]) =>
  render(letter as Letter, theme as MailTheme),
);
