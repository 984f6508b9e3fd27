/** A review that comes with the demo inventory. Nobody wrote it, and pages say so. */
export interface DemoReview {
  readonly modelCode: string;
  readonly year: number;
  /** Stars overall; the categories follow. */
  readonly overall: number;
  readonly title: string;
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly writtenOn: string;
}

const civic = (
  year: number,
  overall: number,
  writtenOn: string,
  title: string,
  text: string,
): DemoReview => ({ modelCode: 'CIVIC', year, overall, title, text, writtenOn });

/** Enough of one model for averages, and of no other. */
export const demoReviews: readonly DemoReview[] = [
  civic(
    2021,
    5,
    '2026-10-12',
    'Three years, one battery',
    'Oil, tires and a battery since 2021. It does 38 on the highway every week and has never left me waiting.',
  ),
  civic(
    2020,
    3,
    '2026-09-30',
    'Fine car, loud road',
    'Quick enough and cheap to run. Coarse pavement comes straight through the floor, and the seats are firm on long days.',
  ),
  civic(
    2019,
    4,
    '2026-08-21',
    'Small outside, large inside',
    'Two child seats and a stroller fit. The touch screen is slow on cold mornings, and that is all I have against it.',
  ),
  civic(
    2022,
    5,
    '2026-08-02',
    'The cabin got better',
    'Knobs where knobs belong, good sight to all sides and a trunk that swallows the weekly shopping and more.',
  ),
  civic(
    2018,
    4,
    '2026-06-15',
    'Keeps its value',
    'Bought used, sold after two years for little less. The air conditioner had to be mended once, under warranty.',
  ),
  civic(
    2022,
    4,
    '2026-05-28',
    'A sensible pick',
    'It steers better than it needs to and drinks little. I would take the better audio if I chose again.',
  ),
];
