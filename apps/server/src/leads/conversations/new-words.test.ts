import { expect, test } from 'vitest';
import { newWordsOf } from './new-words.ts';

const token = '0123456789abcdef0123456789abcdef';
const relay = `reply+${token}@cars.example`;

const mails: [kind: string, text: string, written: string][] = [
  ['nothing else', ' Sold \r\n', 'Sold'],
  ['an answer above', 'Yes.\r\n\r\nOn Saturday Forecourt wrote:\r\n> Is it there?\r\n', 'Yes.'],
  [
    'an answer above whose head has three lines',
    `Yes.\n\nOn Sat, Nov 28, 2026 at 3:06 AM Forecourt <\n${relay}>\nwrote:\n\n> Is it there?`,
    'Yes.',
  ],
  [
    'an answer below',
    `On 11/28/26 3:06 AM, Forecourt wrote:\n> <adf>\n> Answer here: https://cars.example/${token}\n\nYes, come by.\n-- \nPeach Motors`,
    'Yes, come by.',
  ],
  [
    'answers between',
    'Hi,\n\nOn Saturday Forecourt wrote:\n> Is it there?\nYes.\n> What does it cost?\n$18,990',
    'Hi,\n\nYes.\n$18,990',
  ],
  [
    'what Outlook answers with',
    `Yes.\n\nFrom: Forecourt <${relay}>\nSent: Saturday, November 28, 2026 3:06 AM\nTo: Sales <sales@lot.example>\nSubject: A question\n\n<?xml version="1.0"?>`,
    'Yes.',
  ],
  [
    'what Outlook answers with in bold',
    `Yes.\n\n*From:* Forecourt <${relay}>\n*Date:* Saturday\n*To:* Sales\n*Subject:* A question\n\nIs it there?`,
    'Yes.',
  ],
  ['a line of its own', 'Yes.\n-----Original Message-----\nIs it there?', 'Yes.'],
  [
    'lines that only look so',
    'From: Atlanta it takes an hour.\nTo: Macon two.',
    'From: Atlanta it takes an hour.\nTo: Macon two.',
  ],
  ['a quote without a head', '> Is it there?\n> Truly?\nYes.', '> Is it there?\n> Truly?\nYes.'],
  [
    'a secret in words of another language',
    `Ja.\nAm Samstag schrieb <${relay}>:\nIst es da?`,
    'Ja.\nIst es da?',
  ],
  ['a quote alone', 'On Saturday Forecourt wrote:\n> Is it there?', ''],
];

test.each(mails)('of a mail with %s only what is new is passed on', (_kind, text, written) => {
  expect(newWordsOf(text, token)).toBe(written);
});
