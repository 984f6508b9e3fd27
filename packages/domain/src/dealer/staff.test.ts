import { expect, test } from 'vitest';
import { writtenLeadKinds } from '../lead/lead-request.ts';
import { isToldOf } from './staff.ts';
import { changedStaffSchema, newStaffSchema } from './staff-forms.ts';

const cora = { email: 'cora@example.com', name: 'Cora Pace', role: 'member' };
const problemsOf = (fields: object) =>
  newStaffSchema.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]);

test('who is let in is read from what is typed', () => {
  const typed = { ...cora, email: ' Cora@Example.COM ', name: '  Cora Pace ' };
  expect(newStaffSchema.parse(typed)).toEqual(cora);
});

test.each([
  ...['', 'cora', 'cora@', `${'c'.repeat(300)}@example.com`].map((email) => ({ email })),
  ...['', ' ', 'c'.repeat(61), 'See cars.example', 'www.cars', 'https://x', 'me@x', '<b>'].map(
    (name) => ({ name }),
  ),
  ...['', 'owner', 'MANAGER'].map((role) => ({ role })),
])('%o is refused in a sentence for its field', (wrong) => {
  const [field] = Object.keys(wrong);
  expect(problemsOf({ ...cora, ...wrong })).toEqual([[field, expect.stringMatching(/^expected /)]]);
  const { [field as keyof typeof cora]: _, ...missing } = cora;
  expect(problemsOf(missing)).toEqual([[field, expect.stringMatching(/^expected /)]]);
});

test.each(['O’Neil', 'José-Luis', 'J. R. Ewing', 'Dr. Wu', '李雷'])('%s is a name', (name) => {
  expect(newStaffSchema.parse({ ...cora, name }).name).toBe(name);
});

test('what is not named is not changed', () => {
  expect(changedStaffSchema.parse({})).toEqual({});
  expect(changedStaffSchema.parse({ mails: 'visits' })).toEqual({ mails: 'visits' });
  expect(changedStaffSchema.safeParse({ mails: 'some' }).success).toBe(false);
});

test('mails are of no lead, of test drives and reservations, or of every one', () => {
  const toldOf = (mails: Parameters<typeof isToldOf>[0]) =>
    writtenLeadKinds.filter((kind) => isToldOf(mails, kind));
  expect(toldOf('none')).toEqual([]);
  expect(toldOf('visits')).toEqual(['test-drive', 'reserve']);
  expect(toldOf('all')).toEqual(writtenLeadKinds);
});
