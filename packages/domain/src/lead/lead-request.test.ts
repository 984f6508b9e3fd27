import { expect, test } from 'vitest';
import { leadRequestSchema } from './lead-request.ts';

const whole = {
  listingId: 7,
  comments: 'Is it there?',
  firstName: 'Dana',
  lastName: 'Ellis',
  fromEmailAddress: 'dana@example.com',
};

const problemsOf = (given: object) =>
  Object.fromEntries(
    (leadRequestSchema.safeParse({ ...whole, ...given }).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    ),
  );

test('what a form leaves free is null, and its numbers are read [calls.email-owner]', () => {
  const empty = { phoneNumber: '', zip: ' ', wish: '', offer: '', lastName: '' };
  expect(leadRequestSchema.parse({ ...whole, ...empty, listingId: '7' })).toEqual({
    ...whole,
    kind: 'email',
    lastName: null,
    phoneNumber: null,
    zip: null,
    wish: null,
    offer: null,
    originPage: 'srp',
    textPot: '',
  });
});

test.each([
  [{ fromEmailAddress: 'dana' }, 'fromEmailAddress', /email address of at most/],
  [{ fromEmailAddress: undefined }, 'fromEmailAddress', /email address of at most/],
  [{ fromEmailAddress: `${'a'.repeat(40)}@example.com` }, 'fromEmailAddress', /45 characters/],
  [{ firstName: ' ' }, 'firstName', /first name/],
  [{ firstName: undefined }, 'firstName', /first name/],
  [{ comments: '' }, 'comments', /a message/],
  [{ comments: 'x'.repeat(2001) }, 'comments', /2000 characters/],
  [{ phoneNumber: 'call me' }, 'phoneNumber', /phone number/],
  [{ zip: '3030' }, 'zip', /ZIP code/],
  [{ originPage: 'moon' }, 'originPage', /one of srp/],
  [{ listingId: 'x' }, 'listingId', /id of a car/],
  [{ listingId: true }, 'listingId', /id of a car/],
  [{ listingId: '12abc' }, 'listingId', /id of a car/],
  [{ kind: 'fax' }, 'kind', /one of email/],
  [{ kind: 'make-offer' }, 'offer', /whole dollars/],
  [{ kind: 'make-offer', offer: 'lots' }, 'offer', /whole dollars/],
  [{ kind: 'make-offer', offer: 0 }, 'offer', /whole dollars/],
  [{ kind: 'make-offer', offer: true }, 'offer', /whole dollars/],
  [{ kind: 'test-drive' }, 'wish', /day and time/],
  [{ kind: 'one-click', lastName: null }, 'lastName', /last name/],
])('%j is refused in a sentence for its field', (given, field, sentence) => {
  expect(problemsOf(given)).toEqual({ [field]: expect.stringMatching(sentence) });
});

test.each(['(404) 555-0148', '+1 404 555 0148', '404.555.0148 x12', '4045550148'])(
  '%s is a phone number',
  (phoneNumber) => expect(problemsOf({ phoneNumber })).toEqual({}),
);

test('a message is as long as it is typed, however a browser sends its line breaks', () => {
  const typed = `${'x'.repeat(999)}\n${'x'.repeat(1000)}`;
  const comments = typed.replaceAll('\n', '\r\n');
  expect(leadRequestSchema.parse({ ...whole, comments }).comments).toBe(typed);
  expect(problemsOf({ comments: `${comments}x` })).toEqual({
    comments: expect.stringContaining('2000'),
  });
});

test('a trap that is filled with anything is no problem of the form', () => {
  expect(leadRequestSchema.parse({ ...whole, textPot: 'x'.repeat(9000) }).textPot).not.toBe('');
});
