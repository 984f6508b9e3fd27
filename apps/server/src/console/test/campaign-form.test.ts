import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { readCampaigns } from '../../advertising/campaigns.ts';
import { campaigns } from '../../advertising/tables.ts';
import { readAudit } from '../../audit/audit-log.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { setOperator } from '../operators.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const typed = {
  code: 'spring-check',
  title: 'Ready for the road?',
  text: 'A check at one price.',
  action: 'Find a garage',
  href: 'https://garages.example/spring',
  startsOn: '2027-03-01',
  endsOn: '',
  makeCodes: 'toyota, HONDA',
  'brand.atc': 'on',
};

describe.each(engines)('campaigns that are typed at the console on %s', (_, open) => {
  let opened: OpenDatabase;
  let browser: Awaited<ReturnType<typeof join>>;
  let analyst: Awaited<ReturnType<typeof join>>;
  const email = ownAddress('campaigner');
  beforeAll(async () => {
    opened = await open();
    const desk = openConsoleDesk(opened.database);
    await setOperator(opened.database, 'test', { email: ownAddress('owner'), role: 'owner' });
    const enter = async (address: string, role: 'operator' | 'analyst') => {
      const entered = await join(desk, address);
      await setOperator(opened.database, 'test', { email: address, role });
      await trust(opened.database, address);
      return entered;
    };
    browser = await enter(email, 'operator');
    analyst = await enter(ownAddress('looker'), 'analyst');
  });
  afterAll(() => opened.close());

  const set = (fields: Readonly<Record<string, string>>) =>
    browser.ask('POST', '/console/campaign.set', fields);
  const see = async (query = '') => (await browser.ask('GET', `/console/campaigns?${query}`)).shown;
  const kept = () => readCampaigns(opened.database);

  test('one is added as the command adds it, and the audit log tells it', async () => {
    expect(await set({ ...typed, shown: '' })).toMatchObject({ status: 'DONE' });
    const { code, title, text, action, href, startsOn } = typed;
    expect(await kept()).toEqual([
      {
        code,
        title,
        text,
        action,
        href,
        startsOn,
        endsOn: null,
        brands: ['atc'],
        pages: [],
        makeCodes: ['TOYOTA', 'HONDA'],
      },
    ]);
    const asked = { actor: email, act: 'campaign.add', text: null, before: null, limit: 9 };
    expect(await readAudit(opened.database, asked)).toMatchObject([
      {
        subject: code,
        before: null,
        after: `Title: ${title}; First day: ${startsOn}; Last day: none`,
      },
    ]);
  });

  test('a new one takes the place of none, whatever its code', async () => {
    expect(await set({ ...typed, title: 'Another', shown: '' })).toMatchObject({
      status: 'INVALID',
      problems: {
        code: 'There is a campaign “spring-check” already: choose it in the list to change it.',
      },
    });
    expect(await kept()).toMatchObject([{ title: typed.title }]);
  });

  test('one is changed as it was shown, and a page that is older changes nothing', async () => {
    const { form, preview } = await see('campaign=spring-check');
    expect(form).toMatchObject({ values: { ...typed, makeCodes: 'TOYOTA, HONDA' } });
    expect(preview).toMatchObject({ title: typed.title, action: typed.action });
    const changed = { ...typed, title: 'Once more', 'brand.atc': '', shown: form.shown };
    expect(await set(changed)).toMatchObject({ status: 'DONE' });
    expect(await kept()).toMatchObject([{ title: 'Once more', brands: [] }]);
    const asked = { actor: email, act: 'campaign.add', text: null, before: null, limit: 1 };
    expect(await readAudit(opened.database, asked)).toMatchObject([
      {
        before: 'Title: Ready for the road?; Brands: atc',
        after: 'Title: Once more; Brands: none',
      },
    ]);
    expect(await set({ ...changed, title: 'From another tab' })).toMatchObject({
      status: 'REFUSED',
      sentence:
        'Somebody changed or ended “spring-check” since this page was opened: open it again.',
    });
    expect(await kept()).toMatchObject([{ title: 'Once more' }]);
  });

  test.each([
    [{ title: ' ' }, 'expected 1 to 60 characters.'],
    [{ code: 'Spring!' }, 'expected lower-case letters, digits and hyphens.'],
    [{ href: 'javascript:alert(1)' }, 'expected a path of this site or an https address.'],
    [{ startsOn: '' }, 'expected a day such as 2027-03-01.'],
    [{ endsOn: '2027-02-01' }, 'expected a day that is not before the first one.'],
    [{ makeCodes: 'TOYOTTA' }, 'expected codes of makes, such as TOYOTA, not “TOYOTTA”.'],
  ])(
    '%j is refused in words at its field, and previewed no more than kept',
    async (wrong, problem) => {
      const problems = { [Object.keys(wrong)[0] ?? '']: problem };
      const fields = { ...typed, code: 'wrong-one', ...wrong, shown: '' };
      expect(await set(fields)).toMatchObject({ status: 'INVALID', problems });
      const page = await see(String(new URLSearchParams({ ...fields, preview: 'yes' })));
      expect(page).toMatchObject({ preview: null, problems, form: { values: wrong } });
      expect(await kept()).toHaveLength(1);
    },
  );

  test('one whose last day is over is said to be shown nowhere, and its end is told', async () => {
    const past = { ...typed, code: 'long-ago', startsOn: '2020-01-01', endsOn: '2020-02-01' };
    expect(await set({ ...past, shown: '' })).toMatchObject({
      status: 'DONE',
      said: 'campaign.set-over',
    });
    expect(await set({ ...past, code: 'going-on', endsOn: '', shown: '' })).not.toHaveProperty(
      'said',
    );
    await browser.ask('POST', '/console/campaign.end', { code: 'going-on' });
    const asked = { actor: email, act: 'campaign.end', text: null, before: null, limit: 1 };
    expect(await readAudit(opened.database, asked)).toMatchObject([
      { before: 'Last day: none', after: expect.stringMatching(/^Last day: \d{4}-\d\d-\d\d$/) },
    ]);
    const codes = ['long-ago', 'going-on'];
    await opened.database.delete(campaigns).where(inArray(campaigns.code, codes));
  });

  test('a preview has what was typed, and keeps nothing', async () => {
    const fields = { ...typed, code: 'seen-first', preview: 'yes' };
    const page = await see(String(new URLSearchParams(fields)));
    const { code, title, text, action, href } = fields;
    expect(page).toMatchObject({ problems: {}, preview: { code, title, text, action, href } });
    expect(await kept()).toHaveLength(1);
  });

  test('who may not change one sees it, and finds no form', async () => {
    const { shown } = await analyst.ask('GET', '/console/campaigns?campaign=spring-check');
    expect(shown).toMatchObject({ form: null, preview: { title: 'Once more' } });
    expect(await analyst.ask('POST', '/console/campaign.set', typed)).toMatchObject({
      status: 'FORBIDDEN',
    });
  });
});
