import type { CertifiedContent } from '@forecourt/domain/experience/certified-content';

/** Makers' certified programs that the marketplace has words for, all of them our own. */
export const certifiedPrograms: readonly CertifiedContent[] = [
  {
    productId: 'ford-certified',
    makeCode: 'FORD',
    name: 'Ford Certified Used',
    pages: {
      all: {
        heading: 'A used Ford with its homework done',
        text: 'Each of these was inspected at a Ford dealer, has a known history and carries a warranty that begins when you take the keys. What is left is to choose the one you like.',
      },
      truck: {
        heading: 'Certified Ford trucks, checked where they work',
        text: 'A pickup earns its keep at the frame, the brakes and the hitch. Those are what the inspection begins with, and the record of a certified F-150 or Ranger says what was found and replaced.',
      },
      suv: {
        heading: 'Certified Ford SUVs for full weeks',
        text: 'From Escape to Expedition: seats that were folded a thousand times still fold, cameras and sensors answer, and the warranty covers the miles of school runs to come.',
      },
      van: {
        heading: 'Certified Ford vans, ready on Monday',
        text: 'A Transit that was certified has its doors, its load floor and its drivetrain looked over, so that it can go to work without a week at the shop first.',
      },
      price: {
        heading: 'A certified Ford within your limit',
        text: 'A limit does not mean a gamble. These stay under it and were inspected like the dearer ones; compare what each has left of its warranty before you compare the paint.',
      },
      hybrid: {
        heading: 'Certified Ford hybrids, battery and all',
        text: 'A hybrid has two ways to drive and the inspection covers both. Ask for the state of the battery that is noted on the report, beside the mileage.',
      },
      electric: {
        heading: 'Certified electric Fords, range in writing',
        text: 'A Mustang Mach-E or F-150 Lightning is judged by its battery first. A certified one comes with its state of health on paper and the maker’s battery warranty still running.',
      },
    },
  },
  {
    productId: 'honda-certified',
    makeCode: 'HONDA',
    name: 'Honda Certified Used',
    pages: {
      all: {
        heading: 'A used Honda that was looked at twice',
        text: 'Inspected once when it came in and once when it was put right: brakes, tires, timing and electronics are on the list, and the list comes with the car, as does the warranty.',
      },
      truck: {
        heading: 'Certified Ridgelines, bed and trunk included',
        text: 'Half truck, half family car, and checked as both: the hitch and the bed’s drain beside the seats and sensors. What was replaced is on the report.',
      },
      suv: {
        heading: 'Certified Honda SUVs for long years',
        text: 'A CR-V or Pilot is bought to be kept. The inspection looks at what wears after the first owner: suspension, all-wheel drive, the doors that were opened ten times a day.',
      },
      van: {
        heading: 'Certified Odysseys, sliding doors tried',
        text: 'Eight seats, two sliding doors and a great many buttons. All were pressed, and the warranty covers what the next family finds.',
      },
      price: {
        heading: 'A certified Honda within your limit',
        text: 'Below your limit there are Hondas with an inspection and Hondas without. These have one; weigh the months of warranty left against the miles.',
      },
      hybrid: {
        heading: 'Certified Honda hybrids, measured',
        text: 'Two motors and an engine share the work. The inspection reads what the battery still holds and says so on the report.',
      },
      electric: {
        heading: 'Certified electric Hondas, charge in writing',
        text: 'A Prologue is judged by its battery and by how it charges. Both were measured, and the battery’s own warranty goes on.',
      },
    },
  },
  {
    productId: 'toyota-certified',
    makeCode: 'TOYOTA',
    name: 'Toyota Certified Used',
    pages: {
      all: {
        heading: 'A used Toyota with its history told',
        text: 'One record from the first owner to today, an inspection at a Toyota dealer and a warranty on the drivetrain. You choose the color.',
      },
      truck: {
        heading: 'Certified Tacomas and Tundras, frame first',
        text: 'A truck that worked shows it underneath. The frame, the bed and the hitch come first in the inspection, the paint last.',
      },
      suv: {
        heading: 'Certified Toyota SUVs, from RAV4 to Sequoia',
        text: 'Two rows or three: what folds was folded, what warns was made to warn, and the warranty covers the trips ahead.',
      },
      van: {
        heading: 'Certified Siennas for the whole crew',
        text: 'Doors that slide by themselves and seats that slide by hand were tried in every place. The hybrid drive has a report of its own.',
      },
      price: {
        heading: 'A certified Toyota within your limit',
        text: 'These stay under it. A Toyota with more miles and a clean record often outlives one with fewer: compare the records before the odometers.',
      },
      hybrid: {
        heading: 'Certified Toyota hybrids, cell by cell',
        text: 'A hybrid battery was tested block by block, its fan cleaned and its coolant checked. The result stands on the report.',
      },
      electric: {
        heading: 'Certified electric Toyotas, range in writing',
        text: 'What a bZ4X goes on a full charge today is measured and written down, beside what the battery’s warranty still covers.',
      },
    },
  },
  {
    productId: 'chevrolet-certified',
    makeCode: 'CHEV',
    name: 'Chevrolet Certified Used',
    pages: {
      all: {
        heading: 'A used Chevrolet, gone through point by point',
        text: 'From the battery’s terminals to the spare wheel: each point has a line on the report, and a warranty stands behind the lines.',
      },
      truck: {
        heading: 'Certified Silverados, ready to pull',
        text: 'The hitch, the brakes and the cooling were looked at with a trailer in mind. Cab and bed are as the listing says; the record tells what was replaced.',
      },
      suv: {
        heading: 'Certified Chevrolet SUVs, Trax to Suburban',
        text: 'Small ones for town, long ones for three rows: all were raised, driven and read out before they were called certified.',
      },
      van: {
        heading: 'Certified Express vans, load floor and all',
        text: 'A van earns its price by the mile. The doors, the floor and the drivetrain were gone through so that it starts its next job at once.',
      },
      price: {
        heading: 'A certified Chevrolet within your limit',
        text: 'The limit stays yours; the inspection comes with the car. Look at the months of warranty left: that is where two equal prices differ.',
      },
      hybrid: {
        heading: 'Certified Chevrolet hybrids, both drives checked',
        text: 'An engine and a motor that take turns are tested together and apart. The report says how the battery did.',
      },
      electric: {
        heading: 'Certified electric Chevrolets, charge in writing',
        text: 'A Bolt, Blazer EV or Equinox EV was charged, drained and charged again. What it holds is on paper, with what its warranty still covers.',
      },
    },
  },
  {
    productId: 'hyundai-certified',
    makeCode: 'HYUND',
    name: 'Hyundai Certified Used',
    pages: {
      all: {
        heading: 'A used Hyundai that keeps its promise',
        text: 'Few owners, few years and an inspection in between: these come with a warranty that runs on from where the first one stood.',
      },
      truck: {
        heading: 'Certified Santa Cruzes, bed and cabin',
        text: 'A bed behind and a car in front. Both were inspected: the liner and the cover as well as the seats and screens.',
      },
      suv: {
        heading: 'Certified Hyundai SUVs for every row',
        text: 'From Venue to Palisade: cameras clear, seats that fold, all-wheel drive that engages. What was put right is on the report.',
      },
      van: {
        heading: 'Certified Hyundai vans, checked for work',
        text: 'What carries loads is looked at from below first. The report tells of springs, brakes and doors.',
      },
      price: {
        heading: 'A certified Hyundai within your limit',
        text: 'Under your limit and inspected all the same. Compare how long the warranty still runs; it differs more than the prices do.',
      },
      hybrid: {
        heading: 'Certified Hyundai hybrids, battery read out',
        text: 'The state of the battery was read out and noted, and the drivetrain’s warranty covers it with the rest.',
      },
      electric: {
        heading: 'Certified electric Hyundais, range in writing',
        text: 'An Ioniq 5 or Kona Electric is worth what it can go and how fast it charges. Both were measured and both are on the report.',
      },
    },
  },
];
