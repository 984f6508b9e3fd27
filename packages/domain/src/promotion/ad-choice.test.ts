import { expect, test } from 'vitest';
import { readAdChoice } from './ad-choice.ts';

test.each([
  ['', false, 'open'],
  ['theme=dark', false, 'open'],
  ['theme=dark; adChoice=yes', false, 'yes'],
  ['adChoice=no; theme=dark', false, 'no'],
  ['adChoice=maybe', false, 'open'],
  ['notadChoice=yes', false, 'open'],
  ['adChoice=yes', true, 'global'],
])(
  'of the cookies “%s”, with a no to all sites: %s, the choice is %s',
  (cookies, optsOut, choice) => {
    expect(readAdChoice(cookies, optsOut)).toBe(choice);
  },
);
