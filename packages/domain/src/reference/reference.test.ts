import { describe, expect, test } from 'vitest';
import { noActiveModel, tabsBeside, toActiveModel } from './active-model.ts';
import { modelQuestions } from './model-questions.ts';
import type { ModelReference } from './model-reference.ts';

describe('the active model', () => {
  const opened = toActiveModel(noActiveModel, { kind: 'trimsModalOpened', modelCode: 'CAMRY' });
  const inTab = (tab: 'trims' | 'safety') =>
    toActiveModel(opened, { kind: 'tabOpened', modelCode: 'CAMRY', tab });

  test('is none when the trims modal closes [states.trims-modal]', () => {
    expect(opened.modelCode).toBe('CAMRY');
    expect(toActiveModel(opened, { kind: 'trimsModalClosed' })).toEqual(noActiveModel);
    expect(toActiveModel(inTab('safety'), { kind: 'trimsModalClosed' })).toEqual(noActiveModel);
  });

  test('stays when the trims tab is open [states.trims-modal]', () => {
    expect(toActiveModel(inTab('trims'), { kind: 'trimsModalClosed' })).toEqual({
      modelCode: 'CAMRY',
      tab: 'trims',
      isTrimsModalOpen: false,
    });
  });

  test('has trims that did not come over no tab that is opened later', () => {
    expect(inTab('safety')).toEqual({
      modelCode: 'CAMRY',
      tab: 'safety',
      isTrimsModalOpen: false,
    });
  });

  test('is none after a filter was chosen [refine.active-model]', () => {
    expect(toActiveModel(inTab('trims'), { kind: 'searched' })).toEqual(noActiveModel);
  });
});

test.each([
  [['USED'], true],
  [['USED', 'CERTIFIED'], true],
  [['NEW'], false],
  [['NEW', 'USED'], false],
  [[], false],
])('beside cars that are %j prices are shown: %s [validation.pricing-tabs]', (types, isShown) => {
  expect(tabsBeside(types).some(({ code }) => code === 'pricing')).toBe(isShown);
});

const nothing: ModelReference = {
  year: 2020,
  soldYears: [],
  years: null,
  trims: null,
  compared: null,
  economy: { year: 2020, rows: [] },
  safety: null,
  mileage: null,
};
const item = {
  epaCity: null,
  epaHwy: null,
  epaMpgeCity: null,
  epaMpgeHwy: null,
  engineType: null,
  trimName: null,
  bodyStyle: null,
};

describe('questions', () => {
  test('that nothing answers are not asked', () => {
    expect(modelQuestions('Toyota Camry', nothing)).toEqual([]);
  });

  test('are answered from the data [content.model-faqs, defaults.vehicle-age, defaults.miles-per-year]', () => {
    const asked = modelQuestions('Toyota Camry', {
      ...nothing,
      years: [
        {
          ...item,
          value: '2020',
          count: 211,
          avgPrice: 18_700,
          startingPrice: 15_700,
          maxPrice: 22_300,
        },
        {
          ...item,
          value: '2019',
          count: 3,
          avgPrice: 17_000,
          startingPrice: 16_000,
          maxPrice: 18_000,
        },
      ],
      mileage: {
        averageMiles: 52_310,
        mileageMax: 200_000,
        difference: -3080,
        maxDifference: 0,
        mileagePerYearMean: 10_940,
        facetStatsCalculate: 2,
      },
      economy: {
        year: 2020,
        rows: [
          {
            engineType: '2.5L 4-Cylinder',
            transmission: '8-Speed',
            drive: 'FWD',
            city: 28,
            highway: 39,
            isEquivalent: false,
            rangeMiles: null,
          },
        ],
      },
    });
    expect(asked).toEqual([
      {
        question: 'How much is a used 2020 Toyota Camry?',
        answer: 'The 211 cars for sale here ask $18,700 on average, from $15,700 to $22,300.',
      },
      {
        question: 'What does a used Toyota Camry cost that is a year older?',
        answer: 'A 2019 asks $17,000 on average, $1,700 less than a 2020.',
      },
      {
        question: 'How many miles does a used Toyota Camry have?',
        answer:
          '52,300 on average, 3,100 fewer than all used cars for sale here. That is 10,900 a year. The average car on the road is 12.5 years old; at 15,000 miles a year it has 187,500.',
      },
      {
        question: 'Is the 2020 Toyota Camry good on fuel?',
        answer: 'The thriftiest, with the 2.5L 4-Cylinder, is rated 28 city / 39 highway mpg.',
      },
    ]);
  });

  test('tell the thriftiest engine, every trim once, and what is standard [content.model-faqs]', () => {
    const engine = { transmission: '8-Speed', drive: 'FWD', isEquivalent: false, rangeMiles: null };
    const trims = [
      { trimName: 'LE', nationalMSRP: 25_000 },
      { trimName: 'XLE', nationalMSRP: 29_000 },
      { trimName: 'LE', nationalMSRP: 24_000 },
    ];
    const equipment = [
      { label: 'Brake Assist', value: 'Standard' },
      { label: 'Night Vision', value: 'Unavailable' },
      { label: 'Backup Camera', value: 'Standard' },
    ];
    const asked = modelQuestions('Toyota Camry', {
      ...nothing,
      economy: {
        year: 2020,
        rows: [
          { ...engine, engineType: '3.5L 6-Cylinder', city: 22, highway: 32 },
          { ...engine, engineType: '2.5L Hybrid', city: 51, highway: 53 },
        ],
      },
      compared: { year: 2020, trims },
      safety: { year: 2020, info: { features: { 'Safety Features': equipment } } },
    } as unknown as ModelReference);
    expect(asked.map(({ answer }) => answer)).toEqual([
      'The thriftiest, with the 2.5L Hybrid, is rated 51 city / 53 highway mpg.',
      'LE, XLE. New, it started at $24,000.',
      'Standard on the most common trim: Brake Assist, Backup Camera.',
    ]);
  });
});
