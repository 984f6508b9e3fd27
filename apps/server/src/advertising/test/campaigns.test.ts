import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { campaignsView } from '../../console/views/campaigns.ts';
import { demoCampaigns } from '../../demo/demo-campaigns.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { campaignCommand, describeCampaigns } from '../campaign-command.ts';
import { endCampaign, lastDayOf, readCampaigns, writeCampaigns } from '../campaigns.ts';
import { createCampaignReader, findAdverts } from '../find-adverts.ts';
import { campaigns } from '../tables.ts';

const today = '2026-11-21';
const place = { brand: requireBrand('atc').code, page: 'srp', makeCodes: [] } as const;
const [first] = demoCampaigns;
if (!first) throw new Error('there are no demo campaigns');
const autumn: Campaign = { ...first, code: 'autumn', startsOn: '2026-09-01', endsOn: '2026-11-30' };

describe.each(engines)('campaigns in the %s', (_name, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    await opened.database.delete(campaigns);
  });
  afterAll(() => opened.close());
  const add = (text: string) =>
    campaignCommand(opened.database, { kind: 'campaigns', action: 'add', text }, today);
  const endIt = (code: string, on: string) =>
    endCampaign(opened.database, 'test', { code, reason: null }, on);
  const shown = async (rotation = 0, on = today) =>
    (await findAdverts(() => readCampaigns(opened.database), place, { rotation, today: on })).map(
      ({ code }) => code,
    );

  test('of a file are added, and those of the same code replaced', async () => {
    await add(JSON.stringify([autumn]));
    const changed = { ...autumn, title: 'Leaves fall, prices too' };
    expect(await add(JSON.stringify([changed, first]))).toEqual([changed, first]);
    expect(await shown()).toEqual(['autumn', first.code]);
  });

  test.each([
    ['no list', 'The file is no JSON'],
    [JSON.stringify([first, { ...autumn, endsOn: '2025-01-01' }]), 'Campaign 2, endsOn: expected'],
    [JSON.stringify([{ ...autumn, colour: 'red' }]), 'Campaign 1: '],
    [JSON.stringify([autumn, autumn]), 'The code “autumn” is there twice.'],
    [
      JSON.stringify([{ ...autumn, makeCodes: ['TOYOTA', 'Toyota'] }]),
      'The campaign “autumn”, makeCodes: expected codes of makes, such as TOYOTA, not “Toyota”.',
    ],
    ['{}', 'The file: '],
  ])('of a wrong file are refused by place and part: %#', async (text, reason) => {
    await expect(add(text)).rejects.toThrow(reason);
    expect(await readCampaigns(opened.database)).toEqual([]);
  });

  test('end when they are told to, and by themselves', async () => {
    await writeCampaigns(opened.database, [autumn]);
    expect(await shown(0, '2026-11-30')).toEqual(['autumn']);
    expect(await shown(0, '2026-12-01')).toEqual([]);
    await endIt('autumn', today);
    expect(await shown()).toEqual([]);
    expect(describeCampaigns(await readCampaigns(opened.database), today)).toMatch(
      /^autumn {2}ended {4}2026-09-01 – 2026-11-21/,
    );
    await expect(endIt('autumn', '2026-12-24')).rejects.toThrow(
      `The campaign “autumn” ended on ${today} already.`,
    );
    expect((await readCampaigns(opened.database)).map(lastDayOf), 'ended before').toEqual([today]);
    const end = { kind: 'campaigns', action: 'end', code: 'winter', reason: null } as const;
    await expect(campaignCommand(opened.database, end, today)).rejects.toThrow(
      'There is no campaign “winter”.',
    );
  });

  test('are listed at the console with the day on which somebody ended them', async () => {
    const clock = { now: () => Date.parse(`${today}T15:00:00Z`) };
    const parts = { database: opened.database, clock } as Parameters<typeof campaignsView.read>[0];
    const at = { operator: { role: 'owner' } } as Parameters<typeof campaignsView.read>[2];
    const cells = async () => {
      const sheet = await campaignsView.read(parts, {}, at);
      return sheet?.table.rows[0]?.cells.slice(1, 4);
    };
    await writeCampaigns(opened.database, [autumn]);
    expect(await cells()).toMatchObject([{ text: 'Shown' }, {}, { text: 'Nov 30, 2026' }]);
    await endIt('autumn', today);
    expect(await cells()).toMatchObject([{ text: 'Ended' }, {}, { text: formatDate(today) }]);
  });

  test('that have not begun never do once they are ended', async () => {
    const later = { ...autumn, startsOn: today, endsOn: null };
    await writeCampaigns(opened.database, [later]);
    await endIt('autumn', today);
    expect(await readCampaigns(opened.database)).toEqual([]);
    const asked = { actor: 'test', act: 'campaign.end', text: null, before: null, limit: 1 };
    expect(await readAudit(opened.database, asked)).toMatchObject([
      { after: 'removed: it did not begin before today' },
    ]);
  });

  test('take turns [brands.ads-and-analytics]', async () => {
    await writeCampaigns(opened.database, [...demoCampaigns, autumn]);
    const firsts = new Set<string | undefined>();
    for (let rotation = 0; rotation < 6; rotation++) firsts.add((await shown(rotation))[0]);
    expect(firsts.size).toBe(6);
  });

  test('are read once for many pages', async () => {
    await writeCampaigns(opened.database, [autumn]);
    const read = createCampaignReader(opened.database);
    expect(await read()).toEqual([autumn]);
    await writeCampaigns(opened.database, [first]);
    expect(await read()).toEqual([autumn]);
  });
});
