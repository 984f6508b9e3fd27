import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createCallRunner } from '../../platform/calls/call-runner.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { findKnownSafety, findRecalls } from '../find-safety.ts';
import { referencePolicies } from '../reference-policies.ts';
import { parseSafetyFile } from '../safety-file.ts';
import { writeSafety } from '../safety-store.ts';
import { outsideAnswers } from '../tables.ts';
import { startPublicService } from './public-services.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const day = 86_400_000;
const camry = { modelCode: 'CAMRY', year: 2020 };

const answers = {
  '/api/SafetyRatings/modelyear/2020/make/Toyota/model/Camry': {
    Count: 2,
    Results: [
      { VehicleId: 14_500, VehicleDescription: '2020 Toyota Camry 4 DR FWD' },
      { VehicleId: 14_501, VehicleDescription: '2020 Toyota Camry 4 DR AWD' },
    ],
  },
  '/api/SafetyRatings/VehicleId/14500': {
    Count: 1,
    Results: [
      {
        OverallRating: '5',
        OverallFrontCrashRating: '4',
        OverallSideCrashRating: '5',
        RolloverRating: 'Not Rated',
      },
    ],
  },
  '/api/SafetyRatings/VehicleId/14501': {
    Count: 1,
    Results: [{ OverallRating: '4', RolloverRating: '4' }],
  },
  '/api/SafetyRatings/modelyear/2021/make/Toyota/model/Camry': {
    Count: 2,
    Results: [
      { VehicleId: 15_500, VehicleDescription: '2021 Toyota Camry 4 DR FWD' },
      { VehicleId: 15_501, VehicleDescription: '2021 Toyota Camry 4 DR AWD' },
    ],
  },
  '/api/SafetyRatings/VehicleId/15500': {
    Count: 1,
    Results: [{ OverallRating: 'Not Rated', RolloverRating: 'Not Rated' }],
  },
  '/api/SafetyRatings/VehicleId/15501': { Count: 1, Results: [{ OverallRating: '5' }] },
  '/api/recalls/recallsByVehicle?make=Toyota&model=Camry&modelYear=2020': {
    Count: 2,
    results: [
      {
        NHTSACampaignNumber: '20V012000',
        ReportReceivedDate: '13/01/2020',
        Component: 'FUEL PUMP',
        Summary: 'The pump may fail.',
        Remedy: 'It is replaced.',
      },
      {
        NHTSACampaignNumber: '21V100000',
        ReportReceivedDate: '02/03/2021',
        Component: 'BRAKES',
        Summary: '',
        Remedy: null,
      },
    ],
  },
};

let opened: OpenDatabase;
let service: Awaited<ReturnType<typeof startPublicService>>;
beforeAll(async () => {
  opened = await openInMemory();
});
beforeEach(async () => {
  service = await startPublicService(answers);
  await opened.database.delete(outsideAnswers);
  return () => service.close();
});
afterAll(() => opened.close());
const asking = (at = now) => ({
  now: at,
  calls: createCallRunner({ policies: referencePolicies, onReport: () => undefined }),
});
const live = () => ({ database: opened.database, config: { nhtsaUrl: service.url } });

describe('NHTSA', () => {
  test('tells crash ratings, with who was tested and when that was read [content.model-safety]', async () => {
    expect(await findKnownSafety(live(), asking(), camry)).toMatchObject({
      facts: {
        ratings: [
          { label: 'Overall', value: '5 of 5' },
          { label: 'Frontal crash', value: '4 of 5' },
          { label: 'Side crash', value: '5 of 5' },
        ],
      },
      source: 'NHTSA, which tested the 2020 Toyota Camry 4 DR FWD',
      readOn: '2026-11-22',
    });
  });

  test('tells of the first variant that was tested', async () => {
    const known = await findKnownSafety(live(), asking(), { ...camry, year: 2021 });
    expect(known).toMatchObject({
      facts: { ratings: [{ label: 'Overall', value: '5 of 5' }] },
      source: 'NHTSA, which tested the 2021 Toyota Camry 4 DR AWD',
    });
  });

  test('tells recalls, the newest first [content.model-safety]', async () => {
    const recalls = await findRecalls(live(), asking(), camry);
    expect(recalls).toMatchObject({ source: 'NHTSA', readOn: '2026-11-22' });
    expect(recalls?.list).toMatchObject([
      { campaign: '21V100000', reportedOn: '2021-03-02', component: 'BRAKES', summary: null },
      { campaign: '20V012000', reportedOn: '2020-01-13', remedy: 'It is replaced.' },
    ]);
  });

  test('is asked once a week, and what it told before stands in when it is away', async () => {
    await findRecalls(live(), asking(), camry);
    await findRecalls(live(), asking(now + 6 * day), camry);
    expect(service.asked).toHaveLength(1);
    await findRecalls(live(), asking(now + 8 * day), camry);
    expect(service.asked).toHaveLength(2);
    service.goAway();
    const stale = await findRecalls(live(), asking(now + 30 * day), camry);
    expect(stale).toMatchObject({ readOn: '2026-11-30', list: [{}, {}] });
  });

  test('knows no recall of a model that it does not know', async () => {
    const none = await findRecalls(live(), asking(), { modelCode: 'CAMRY', year: 1999 });
    expect(none?.list).toEqual([]);
    expect(await findRecalls(live(), asking(), { modelCode: 'NONE', year: 2020 })).toBeNull();
  });

  test('is not asked unless its address is set; then a file tells', async () => {
    const text = JSON.stringify({
      source: 'The dealer council',
      modelYears: [{ ...camry, recalls: [{ campaign: '20V012000', component: 'Fuel pump' }] }],
    });
    await writeSafety(opened.database, parseSafetyFile(text), '2026-11-20');
    const parts = { database: opened.database, config: { nhtsaUrl: null } };
    expect(await findRecalls(parts, asking(), camry)).toMatchObject({
      source: 'The dealer council',
      readOn: '2026-11-20',
      list: [{ campaign: '20V012000', component: 'Fuel pump', remedy: null }],
    });
    expect(service.asked).toEqual([]);
  });
});
