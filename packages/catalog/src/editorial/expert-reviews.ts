import type { Article } from '@forecourt/domain/content/article';

/** What to know about models and kinds of cars before buying a used one, the newest first. */
export const expertReviews: readonly Article[] = [
  {
    slug: 'honda-cr-v',
    kind: 'review',
    topic: 'Honda CR-V',
    title: 'Honda CR-V: roomy, calm and easy to live with',
    summary:
      'Few cars of this size hold as much. Choose the year by its engine, and ask about oil in cold states.',
    publishedOn: '2026-11-12',
    about: { makeCodes: ['HONDA'], modelCodes: ['CRV'], styleCodes: ['SUVCROSS'] },
    drawing: { style: 'SUVCROSS', color: 'GRAY' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'The back seat is wide and flat, the doors open almost square, and the cargo floor is low. Nothing about it asks to be learned. That is why it sells, and why a used one is seldom cheap.',
        ],
      },
      {
        heading: 'Which years',
        paragraphs: [
          'From 2017 most have a 1.5-liter turbocharged engine; the base version of the first years kept a plain 2.4-liter one. The hybrid came in 2020, and the present shape in 2023. The hybrid is the quicker and the quieter of the two, and the better buy where the difference in price is small.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'Early turbocharged cars that were driven on short trips in cold states could gather gasoline in their oil. Honda changed the software and extended the warranty on the parts concerned. Ask for the record of that work, and smell the dipstick. See also that the air conditioner blows cold, and that the driver’s aids come on without a warning.',
        ],
      },
      {
        heading: 'Look at these too',
        paragraphs: [
          'A Toyota RAV4 is firmer and thriftier as a hybrid, a Mazda CX-5 is the nicer car to drive, a Subaru Forester is easier to see out of.',
        ],
        modelCodes: ['RAV4', 'CX-5', 'FOREST'],
      },
    ],
  },
  {
    slug: 'toyota-rav4',
    kind: 'review',
    topic: 'Toyota RAV4',
    title: 'Toyota RAV4: the hybrid is the one to have',
    summary:
      'It keeps its value like little else. The hybrid costs more and gives most of it back.',
    publishedOn: '2026-11-05',
    about: { makeCodes: ['TOYOTA'], modelCodes: ['RAV4'], styleCodes: ['SUVCROSS'] },
    drawing: { style: 'SUVCROSS', color: 'BLUE' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'Because it lasts, and because the next owner knows that as well. Expect to pay for it: a three-year-old RAV4 often costs nearly what a new one did after discounts, so price a new one before you sign.',
        ],
      },
      {
        heading: 'Which years',
        paragraphs: [
          'The shape with the squared wheel arches began in 2019. The hybrid comes with all-wheel drive, about forty miles to the gallon, and more power than the plain engine. The plug-in, called Prime from 2021, drives about forty miles on electricity and is the quickest by far. It is also scarce.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'On hybrids of 2019 and 2020 some tanks could not be filled to the top; Toyota replaced them. In states that salt their roads, have the high-voltage cable to the rear motor looked at: it could corrode at its plug, and the cover for it was extended. Both are in the service record of a car that was looked after.',
        ],
      },
      {
        heading: 'Look at these too',
        paragraphs: [
          'A Honda CR-V has more room, a Hyundai Tucson or Kia Sportage more warranty and a lower price at the same age.',
        ],
        modelCodes: ['CRV', 'TUCSON', 'SPORTA'],
      },
    ],
  },
  {
    slug: 'toyota-camry',
    kind: 'review',
    topic: 'Toyota Camry',
    title: 'Toyota Camry: nothing to prove',
    summary: 'A comfortable sedan that asks for oil and tires. The four-cylinder is plenty.',
    publishedOn: '2026-10-22',
    about: { makeCodes: ['TOYOTA'], modelCodes: ['CAMRY'], styleCodes: ['SEDAN'] },
    drawing: { style: 'SEDAN', color: 'WHITE' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'It rides softly, seats five adults for a day, and runs for years on ordinary care. There are very many, so you can wait for the right one and let dealers outbid each other.',
        ],
      },
      {
        heading: 'Which years',
        paragraphs: [
          'The 2018 redesign made it lower and better to drive. All-wheel drive came back in 2020 for some versions. The hybrid passes 45 miles to the gallon, and from 2025 every Camry is one. The V6 is smooth and quick; few need it.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'Many were rental or fleet cars. That is no fault, and it should show in the price: the history report says it. Listen for a hybrid’s fan behind the rear seat, whose filter should have been cleaned. Uneven tires tell of neglected alignment.',
        ],
      },
    ],
  },
  {
    slug: 'ford-f-150',
    kind: 'review',
    topic: 'Ford F-150',
    title: 'Ford F-150: choose the engine first',
    summary: 'Five engines, three cabs, three beds: what a truck is worth depends on which it has.',
    publishedOn: '2026-10-30',
    about: { makeCodes: ['FORD'], modelCodes: ['F150PICKUP'], styleCodes: ['TRUCKS'] },
    drawing: { style: 'TRUCKS', color: 'RED' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'There is one for every use, parts are everywhere, and since 2015 the body is aluminum and does not rust. Dents, on the other hand, cost more to mend: a body shop has to be equipped for it.',
        ],
      },
      {
        heading: 'Which engine',
        paragraphs: [
          'The 2.7-liter turbocharged six is enough for most and easy on fuel. The 5.0-liter V8 is the plain choice for long ownership. The 3.5-liter turbocharged six tows most. The hybrid, from 2021, adds an outlet that can run a house or a job site. The ten-speed transmission came with most engines from 2017 and 2018.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'Start it cold. A rattle of a second or two from a 3.5-liter of about 2017 to 2020 can be worn cam phasers, which are dear to replace; ask whether it was done. Drive it slowly, and feel for harsh changes between third and fifth. Look under the bed for what it carried, and at the hitch for what it pulled. The sticker in the driver’s door gives the payload of that very truck, which can differ by a thousand pounds from its neighbor’s.',
        ],
      },
    ],
  },
  {
    slug: 'honda-civic',
    kind: 'review',
    topic: 'Honda Civic',
    title: 'Honda Civic: the small car that feels like a larger one',
    summary: 'Good to drive, cheap to run, and in demand: be quick, and be patient about price.',
    publishedOn: '2026-10-08',
    about: { makeCodes: ['HONDA'], modelCodes: ['CIVIC'], styleCodes: ['SEDAN', 'HATCH'] },
    drawing: { style: 'HATCH', color: 'RED' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'It has the room of the class above, steers with precision, and takes 33 to 40 miles from a gallon. The hatchback carries a bicycle with its wheel off.',
        ],
      },
      {
        heading: 'Which years',
        paragraphs: [
          'The generation of 2016 to 2021 has a 2.0-liter or a 1.5-liter turbocharged engine; the plain 2.0 is the simpler one to own. The one from 2022 is calmer and better finished, and since 2025 there is a hybrid again.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'On cars of 2016 to 2019 make sure that the air conditioner is cold after ten minutes: condensers leaked, and Honda extended their warranty. Many Civics were modified. Lowered springs, a loud exhaust or another air filter tell you how it was driven.',
        ],
      },
    ],
  },
  {
    slug: 'tesla-model-3',
    kind: 'review',
    topic: 'Tesla Model 3',
    title: 'Tesla Model 3: read the battery, then the bumpers',
    summary: 'Thrifty, quick and well served by chargers. Versions differ more than they look.',
    publishedOn: '2026-11-02',
    about: { makeCodes: ['TESLA'], modelCodes: ['TESMOD3'], styleCodes: ['SEDAN'], fuels: ['ELE'] },
    drawing: { style: 'SEDAN', color: 'BLACK' },
    sections: [
      {
        heading: 'Why people choose it',
        paragraphs: [
          'It goes farther on a kilowatt-hour than almost anything, fast chargers for it are in most places, and its software still improves years later.',
        ],
      },
      {
        heading: 'Which years',
        paragraphs: [
          'From 2021 it has a heat pump, which matters in winter. Rear-wheel-drive cars since 2022 mostly have iron-phosphate batteries: these may be charged to 100 percent every day and age slowly, and charge slowly when cold. The refreshed shape came in 2024; it is quieter, and moved the turn signals to the wheel.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'The warranty on battery and drive is eight years, and 100,000 or 120,000 miles by version, with 70 percent of the capacity promised. Options bought as software may stay with the car or not: look at the car’s own screen, not the listing. See that panels line up, that no warning shows for cameras after a repaired bumper, and that the suspension arms do not creak at walking speed.',
        ],
      },
    ],
  },
  {
    slug: 'used-compact-suv',
    kind: 'review',
    topic: 'Compact SUVs',
    title: 'Buying a used compact SUV: what sets them apart',
    summary:
      'From ten feet they look alike. The differences are in the back seat, the drivetrain and the price of tires.',
    publishedOn: '2026-09-24',
    about: { styleCodes: ['SUVCROSS'] },
    drawing: { style: 'SUVCROSS', color: 'GREEN' },
    sections: [
      {
        heading: 'Sit in the back',
        paragraphs: [
          'Bring whoever will sit there, and the child seats. Knee room differs by five inches among cars of one price. Fold the seat and see whether the floor is flat and how high you have to lift.',
        ],
      },
      {
        heading: 'All-wheel drive, if you need it',
        paragraphs: [
          'It costs one to three miles a gallon and some maintenance. It helps to get going, and not at all to stop: good winter tires on two driven wheels do more. All four tires should be of one kind and equally worn. A single new one is a reason to ask.',
        ],
      },
      {
        heading: 'Size of wheels',
        paragraphs: [
          'The larger wheels of dear versions make for tires at twice the price and a harder ride. The version below the top one is often the nicer car and always the cheaper one to keep.',
        ],
      },
    ],
  },
  {
    slug: 'used-pickup-truck',
    kind: 'review',
    topic: 'Pickup trucks',
    title: 'Buying a used pickup: find out what it did for a living',
    summary: 'Two trucks of one year and mileage can have had very different lives. How to tell.',
    publishedOn: '2026-09-17',
    about: { styleCodes: ['TRUCKS'] },
    drawing: { style: 'TRUCKS', color: 'CHARCOAL' },
    sections: [
      {
        heading: 'Hours, not only miles',
        paragraphs: [
          'Many trucks count engine hours in a menu. Divide miles by hours: thirty or more is highway, under twenty is idling on sites, and an hour of idling wears about like thirty miles.',
        ],
      },
      {
        heading: 'Look where work shows',
        paragraphs: [
          'The bed rail, the hitch, the driver’s seat bolster and the headliner. Holes in the roof or fenders are from lights and racks. A brake controller below the dash means that it towed; ask what, and see that the transmission fluid was changed.',
        ],
      },
      {
        heading: 'Buy the bed and the cab that you need',
        paragraphs: [
          'A crew cab with a short bed sells best, and so costs most. If you carry lumber or seldom carry people, an extended cab with a longer bed is thousands less for the same engine.',
        ],
      },
    ],
  },
  {
    slug: 'used-minivan',
    kind: 'review',
    topic: 'Minivans',
    title: 'Minivans: still the easiest way to move seven people',
    summary: 'More room and lower doors than an SUV of the price. Test every seat and every door.',
    publishedOn: '2026-09-10',
    about: { styleCodes: ['VANMV'] },
    drawing: { style: 'VANMV', color: 'SILVER' },
    sections: [
      {
        heading: 'What you get',
        paragraphs: [
          'A third row for adults with room for luggage behind it, sliding doors for tight lots, and a floor at the height of a curb. A three-row SUV of the same price gives you one of the three.',
        ],
      },
      {
        heading: 'How they differ',
        paragraphs: [
          'In some the second row folds into the floor, in others it slides or has to be carried out. Two makers offer all-wheel drive. There is one that is always a hybrid and one that plugs in, and both save most where minivans are driven: in town.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'Open and close each power door three times, from the handle, the key and the button. Fold every seat. Run the rear air conditioner. These are the parts that families use and that are dear to mend.',
        ],
      },
    ],
  },
  {
    slug: 'used-midsize-sedan',
    kind: 'review',
    topic: 'Sedans',
    title: 'The case for a used sedan',
    summary:
      'Buyers went to SUVs, so sedans cost less for the same age, and less in every mile after.',
    publishedOn: '2026-09-03',
    about: { styleCodes: ['SEDAN'] },
    drawing: { style: 'SEDAN', color: 'BURGUNDY' },
    sections: [
      {
        heading: 'What you save',
        paragraphs: [
          'Against an SUV of the same maker, year and equipment, a sedan is often ten to fifteen percent less to buy, takes four to six miles a gallon more, and stands on cheaper tires. It is quieter, too: less height is less wind.',
        ],
      },
      {
        heading: 'What you give up',
        paragraphs: [
          'A tall opening for a tall box, and an easy step in for hips that mind. If either matters once a month, a hatchback or a wagon is worth a look.',
        ],
      },
      {
        heading: 'What to check',
        paragraphs: [
          'Sedans are what rental and company fleets bought. A fleet car with a full record can be the best buy on the lot, if its price says that it was one.',
        ],
      },
    ],
  },
  {
    slug: 'a-hundred-thousand-miles',
    kind: 'review',
    topic: 'Guide',
    title: 'A hundred thousand miles is a number, not an end',
    summary:
      'The average car on the road is more than twelve years old. What matters is who looked after it.',
    publishedOn: '2026-10-15',
    about: {},
    drawing: { style: 'WAGON', color: 'BLUE' },
    sections: [
      {
        heading: 'Miles and years',
        paragraphs: [
          'Fifteen thousand miles a year is ordinary. Far fewer is not always better: a car that stood has old tires, an old battery and seals that dried. Far more, and mostly highway, can be the healthier engine.',
        ],
      },
      {
        heading: 'What comes due',
        paragraphs: [
          'Around a hundred thousand miles expect spark plugs, coolant, transmission fluid, perhaps a water pump and, on some engines, the timing belt. Ask which are done. What is not done is yours, and is a fair sum to take off the price.',
        ],
      },
      {
        heading: 'Three things to have',
        paragraphs: [
          'The history report, the service record, and an inspection by a mechanic of your own choice before you pay. The last costs an hour’s wages and is the best money in the whole purchase. A seller who will not have it has answered your question.',
        ],
      },
    ],
  },
  {
    slug: 'certified-or-used',
    kind: 'review',
    topic: 'Guide',
    title: 'Certified or simply used: what the difference is worth',
    summary:
      'A maker’s certificate is an inspection and a warranty. Work out what both would cost you.',
    publishedOn: '2026-09-28',
    about: {},
    drawing: { style: 'COUPE', color: 'GRAY' },
    sections: [
      {
        heading: 'Two kinds of certified',
        paragraphs: [
          'A maker’s program takes younger cars, inspects them to a list, and adds a warranty that every dealer of the make honors. A third party’s certificate is a shorter warranty that somebody else sells. Ask which it is, who pays when something breaks, and whether there is a deductible.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Compare with the same car that is not certified: our deal ratings set them side by side. A premium of two or three percent is often less than the warranty by itself would cost. Much more than that, and you pay for the word.',
        ],
      },
      {
        heading: 'When to do without',
        paragraphs: [
          'When the maker’s first warranty still runs for years, or when you would rather put the difference aside. In either case have the car inspected.',
        ],
      },
    ],
  },
];
