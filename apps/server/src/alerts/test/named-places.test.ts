import { mainBrandCode } from '@forecourt/domain/brand/brand';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { directCalls } from '../../../test/direct-calls.ts';
import { addBookmark } from '../../bookmarks/bookmark-store.ts';
import { confirmAlert, findAskedNews } from '../confirm-alert.ts';
import { findAlert } from '../find-alert.ts';
import { findSubject } from '../mail/alert-subject.ts';
import { openAlertDesk } from './alert-desk.ts';

const near = { zip: ['30303'], searchRadius: ['50'] };
const place = 'within 50 miles of Atlanta, GA';
const facts = { brand: requireBrand(mainBrandCode), calls: directCalls };

let desk: Awaited<ReturnType<typeof openAlertDesk>>;
beforeAll(async () => {
  desk = await openAlertDesk(await openInMemory());
  // Nothing before the first look is news.
  await desk.add({ modelCode: 'ACCORD' });
  await desk.follow();
});
afterAll(() => desk.close());

const tokenIn = (text = '') => /alerts\/(?:confirm\?token=)?([\w.-]+)/.exec(text)?.[1] ?? '';

test('mails and pages of a subscription say where its search looks', async () => {
  const search = '/cars-for-sale/used-cars/honda/civic?zip=30303&searchRadius=50';
  await desk.subscribe('dana@people.example', search);
  const [asked] = await desk.deliver();
  const name = `Used Honda Civic ${place}`;
  expect(asked?.text.replaceAll('\n', ' ')).toContain(`Search: ${name}`);
  const token = tokenIn(asked?.text);
  expect(await findAskedNews(desk.parts, facts, token)).toMatchObject({ name, isCar: false });
  const alert = (await confirmAlert(desk.parts, facts, token)) ?? '';
  expect(await findAlert(desk.parts, facts, alert)).toMatchObject({ title: name });
  await desk.add();
  await desk.follow(24 * 60);
  const [mail] = await desk.deliver();
  expect(mail?.subject).toMatch(/^Used Honda Civic within 50 miles of Atlanta, GA: /);
  expect(mail?.text.replaceAll('\n', ' ')).toContain(`Saved search: ${name}`);
});

test.each([
  ['Honda CR-V', near, `Honda CR-V ${place}`],
  ['Honda CR-V', {}, 'Honda CR-V'],
  ['For the trip', near, 'For the trip'],
])(
  'so do those of a saved search, but for a title of its keeper: %s %j',
  async (title, where, told) => {
    const search = {
      brand: mainBrandCode,
      title,
      searchName: 'Honda CR-V',
      parameters: { makeCode: ['HONDA'], modelCode: ['CRV'], ...where },
      savedAt: new Date(0),
    };
    const id = await addBookmark(desk.database, `person:${title}`, search, 9);
    const subject = await findSubject(desk.parts, `bookmark:${id}`, mainBrandCode);
    expect(subject?.title).toBe(told);
  },
);
