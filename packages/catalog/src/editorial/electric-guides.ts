import type { Article } from '@forecourt/domain/content/article';

/** Guides to cars that plug in, the newest first. */
export const electricGuides: readonly Article[] = [
  {
    slug: 'used-electric-car-battery',
    kind: 'electric',
    topic: 'Guide',
    title: 'How to judge the battery of a used electric car',
    summary:
      'The battery is most of what you buy. Four things tell you how it has lived, and none of them needs a workshop.',
    publishedOn: '2026-11-09',
    about: { fuels: ['ELE'] },
    drawing: { style: 'SEDAN', color: 'WHITE' },
    sections: [
      {
        heading: 'What wears it',
        paragraphs: [
          'Batteries lose capacity by age, by heat and by how they are charged. Most of the loss comes early: a few percent in the first years, then slowly. Heat does more than miles, so a car from a hot state with an air-cooled pack can be behind one with twice the mileage from a mild one.',
          'Charging to the brim every night and fast charging every day both cost a little. One road trip costs nothing that you could measure.',
        ],
      },
      {
        heading: 'What to look at',
        paragraphs: [
          'Ask for a photograph of the dashboard at a full charge, and compare the range it shows with the figure that the car had when new. The figure follows the last owner’s driving, so treat it as a hint. Many cars show the state of health in a menu; for others a reader for the diagnostic port and an app give it in a minute. Ninety percent after four years is ordinary, below eighty deserves a question.',
          'Then charge it, if only for a quarter of an hour, at home voltage and at a fast charger. A pack with a weak cell often shows itself by charging that slows early.',
        ],
      },
      {
        heading: 'What the warranty says',
        paragraphs: [
          'Electric cars sold in the United States carry a warranty on the battery of at least eight years or 100,000 miles, and most makers promise a share of the capacity, commonly 70 percent. It goes with the car to the next owner. Read when it began: the day the car was first sold, which is on its history report, and not the model year.',
        ],
      },
      {
        heading: 'What to pay',
        paragraphs: [
          'Compare the price with cars of the same year and range rather than the same year and mileage. Of two cars at one price, the one with more warranty left is the better buy even when it has gone farther.',
        ],
      },
    ],
  },
  {
    slug: 'charging-at-home',
    kind: 'electric',
    topic: 'Costs',
    title: 'What charging at home takes',
    summary:
      'An ordinary outlet is enough for more people than believe it. Here is how to find out whether it is for you.',
    publishedOn: '2026-10-27',
    about: { fuels: ['ELE', 'PIH'] },
    drawing: { style: 'HATCH', color: 'BLUE' },
    sections: [
      {
        heading: 'Three to five miles an hour, or thirty',
        paragraphs: [
          'A household outlet of 120 volts gives three to five miles of range for every hour. Twelve hours overnight are then forty to fifty miles, which is more than most people drive in a day. A 240-volt circuit, as for a dryer, gives twenty to thirty-five miles an hour and fills any battery by the morning.',
          'A plug-in hybrid has a small battery and never needs the second kind.',
        ],
      },
      {
        heading: 'What it costs to fit',
        paragraphs: [
          'The charger itself is a few hundred dollars. The work depends on how far it is from your panel and whether the panel has room: near the panel it is a morning’s work, and with a trench to a detached garage, or a new panel, it can cost several times as much. Have an electrician look before you choose the car, not after. Your utility may pay part of it; ask before you begin.',
        ],
      },
      {
        heading: 'What it costs to run',
        paragraphs: [
          'Multiply. A typical electric car goes three to four miles on a kilowatt-hour. At sixteen cents that is four or five cents a mile, and a thousand miles a month are forty to fifty-five dollars. Many utilities charge half as much at night; the car’s own timer is all that you need to have it. Public fast charging costs two to four times what your own outlet does, so a car that can only be charged away from home saves little.',
        ],
      },
      {
        heading: 'If you rent',
        paragraphs: [
          'Several states give tenants the right to have a charger fitted at their own cost. Without a place of your own, look at where the car stands during the day: a charger at work does the same as one at home.',
        ],
      },
    ],
  },
  {
    slug: 'electric-plug-in-or-hybrid',
    kind: 'electric',
    topic: 'Compare',
    title: 'Electric, plug-in or hybrid: which one fits your miles',
    summary:
      'The right answer follows from two numbers: how far you drive on an ordinary day, and where the car sleeps.',
    publishedOn: '2026-10-12',
    about: { fuels: ['ELE', 'PIH', 'HYB'] },
    drawing: { style: 'SUVCROSS', color: 'GREEN' },
    sections: [
      {
        heading: 'A hybrid asks nothing of you',
        paragraphs: [
          'It has a small battery that it charges by braking, is never plugged in, and uses a quarter to a third less gasoline than the same car without. In town it saves most, on the highway least. If you have nowhere to plug in, this is your car.',
        ],
      },
      {
        heading: 'A plug-in hybrid has to be plugged in',
        paragraphs: [
          'It drives twenty to fifty miles on electricity, then becomes a hybrid that carries a heavy battery. Charged every night it burns no gasoline on most days. Not charged, it is the worst of both: dearer to buy and no better at the pump than a hybrid. Before you buy a used one, ask how it was charged, and look at the electric range it shows when full.',
        ],
      },
      {
        heading: 'An electric car is simplest where there is an outlet',
        paragraphs: [
          'No oil, no exhaust, brakes that last because the motor does most of the slowing. Costs per mile are the lowest of the three when you charge at home. Long trips need a little planning: two hours or more of driving, then twenty to forty minutes at a charger.',
        ],
      },
      {
        heading: 'A thousand miles a month, worked out',
        paragraphs: [
          'At $3.30 a gallon a car of 28 mpg takes $118 a month in gasoline and a hybrid of 45 mpg $73. A plug-in that does seven of ten miles on electricity comes to about $55, an electric car charged at home to about $48. Put your own prices in: where electricity is dear and gasoline cheap, the gap closes. Then set the difference against what each car costs above the others, and how long you will keep it.',
        ],
      },
    ],
  },
  {
    slug: 'electric-range-in-winter',
    kind: 'electric',
    topic: 'Guide',
    title: 'What cold does to range, and what to do about it',
    summary:
      'Expect to lose a fifth at freezing and more below. Most of it goes into heating you, and that can be helped.',
    publishedOn: '2026-11-16',
    about: { fuels: ['ELE'] },
    drawing: { style: 'SUVCROSS', color: 'SILVER' },
    sections: [
      {
        heading: 'Where the miles go',
        paragraphs: [
          'A gasoline engine wastes so much heat that warming the cabin is free. An electric car has to make that heat. Short trips suffer most: each begins with a cold cabin and a cold battery. Around freezing a loss of fifteen to twenty-five percent is usual, and in deep cold it can be forty.',
        ],
      },
      {
        heading: 'Heat pump or heater',
        paragraphs: [
          'A heat pump moves heat instead of making it and needs a half to a third of the power around freezing. Some cars have one in every version, some in none, and in some it was an option. If you live where winters are long, find out before you compare ranges: ask the dealer, or look for it among the options of the listing.',
        ],
      },
      {
        heading: 'What helps',
        paragraphs: [
          'Warm the car while it is still plugged in: then the energy comes from the wall. Use the heated seats and wheel, which take little and are felt at once. Set the charger as your destination, so that the car warms its battery on the way; a cold battery charges slowly, whatever the charger can give. Check the tires, which lose pressure as it gets colder.',
          'And buy a little more range than you need. Twice your daily miles is enough for the coldest week of the year, also when the battery is no longer new.',
        ],
      },
    ],
  },
];
