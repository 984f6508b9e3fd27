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
];
