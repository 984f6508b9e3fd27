import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { writeCampaigns } from '../../advertising/campaigns.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { demoCampaigns } from '../../demo/demo-campaigns.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { setOperator } from '../operators.ts';
import { join, openConsoleDesk, trust } from './console-desk.ts';

const ids = {
  lead: '11111111-1111-4111-8111-111111111111',
  report: '22222222-2222-4222-8222-222222222222',
  review: '33333333-3333-4333-8333-333333333333',
};

describe.each(engines)('what two people press at the console on %s', (_, open) => {
  let opened: OpenDatabase;
  let browser: Awaited<ReturnType<typeof join>>;
  const email = ownAddress('twice');
  beforeAll(async () => {
    opened = await open();
    browser = await join(openConsoleDesk(opened.database), email);
    await setOperator(opened.database, 'test', { email: ownAddress('owner'), role: 'owner' });
    await setOperator(opened.database, 'test', { email, role: 'operator' });
    await trust(opened.database, email);
  });
  afterAll(() => opened.close());

  const press = (act: string, fields: Readonly<Record<string, string>>) =>
    browser.ask('POST', `/console/${act}`, fields);
  const told = async () => {
    const asked = { actor: email, act: null, text: null, before: null, limit: 9 };
    const log = await readAudit(opened.database, asked);
    return log.map(({ act, subject }) => `${act} ${subject}`);
  };

  test('a report is closed once, and the log has the car that it is about', async () => {
    await opened.database.execute(sql`
      insert into listing_reports (id, listing_id, vehicle, owner_id, brand, reason, details, created_at)
      values (${ids.report}, 1, '2019 Toyota Camry', 1, 'atc', 'OTHER', 'gone', now())`);
    const before = await told();
    const fields = { id: ids.report, vehicle: 'whatever a form says' };
    expect(await press('report.close', fields)).toMatchObject({ status: 'DONE' });
    expect(await press('report.close', fields)).toMatchObject({
      status: 'REFUSED',
      sentence: 'The report 22222222 was closed already.',
    });
    expect(await told()).toEqual(['report.close 22222222, 2019 Toyota Camry', ...before]);
  });

  test('what somebody decided of a review is not turned over by a page that is older', async () => {
    await opened.database.execute(sql`
      insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
      values (${ids.review}, 'CAMRY', 2019, 'Dana', 'own', '{}', 'Fine', 'A fine car', now())`);
    const before = await told();
    const { shown } = await browser.ask('GET', '/console/reviews');
    const [approve, reject] = shown.tables[0].rows[0].deeds;
    const fields = { ...approve.fields, title: 'whatever a form says' };
    expect(await press(reject.act, { ...fields, reason: 'an advert' })).toMatchObject({
      status: 'DONE',
    });
    for (const { act } of [approve, reject])
      expect(await press(act, fields)).toMatchObject({
        status: 'REFUSED',
        sentence: 'The review 33333333 was rejected already.',
      });
    const states = sql`select state from model_reviews where id = ${ids.review}`;
    expect(await rowsOf(opened.database, states)).toEqual([{ state: 'rejected' }]);
    expect(await told()).toEqual(['review.reject 33333333, 2019 CAMRY', ...before]);
  });

  test('a lead that came to something meanwhile is not sent again by a page that is older', async () => {
    await opened.database.execute(sql`
      insert into leads (id, kind, status, tries, brand, listing_id, owner_id, vehicle, email)
      values (${ids.lead}, 'email', 'dead', 1, 'atc', 1, 1, '{"name": "2019 Toyota Camry"}', 'dana@example.com')`);
    const shownTo = async () => {
      const { shown } = await browser.ask('GET', `/console/leads?lead=${ids.lead}`);
      return { id: ids.lead, tries: String(shown.chosen.tries) };
    };
    const older = await shownTo();
    await opened.database.execute(
      sql`update leads set status = 'sent', tries = 2 where id = ${ids.lead}`,
    );
    const before = await told();
    expect(await press('lead.resend', older)).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^This lead was tried again since/),
    });
    expect(await told()).toEqual(before);
    expect(await press('lead.resend', await shownTo())).toMatchObject({ status: 'DONE' });
  });

  test('a campaign is ended once', async () => {
    const [campaign] = demoCampaigns;
    if (!campaign) throw new Error('there is no campaign');
    const { code } = campaign;
    await writeCampaigns(opened.database, [{ ...campaign, startsOn: '2026-01-01', endsOn: null }]);
    const before = await told();
    expect(await press('campaign.end', { code })).toMatchObject({ status: 'DONE' });
    expect(await press('campaign.end', { code })).toMatchObject({
      status: 'REFUSED',
      sentence: expect.stringMatching(/^The campaign “.*” ended on .* already\.$/),
    });
    expect(await told()).toEqual([`campaign.end ${code}`, ...before]);
  });
});
