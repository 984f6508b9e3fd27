/** A review of a dealer that comes with the demo inventory. Nobody wrote it, and pages say so. */
export interface DemoDealerReview {
  readonly overall: number;
  /** Stars for service, car as described, pricing and paperwork; null of what is not told. */
  readonly stars: readonly (number | null)[];
  readonly visit: 'bought' | 'asked';
  readonly wasThere: boolean;
  /** Null of who did not buy. */
  readonly paidListed: boolean | null;
  readonly title: string;
  readonly text: string;
  /** Days before the demo begins. */
  readonly daysAgo: number;
  /** What the dealer says to it; null where it says nothing. */
  readonly answer: string | null;
}

/** Dealers that have some: those with the most cars. */
export const demoReviewedDealers = 60;

const bought = { visit: 'bought', wasThere: true, paidListed: true, answer: null } as const;
const asked = { visit: 'asked', wasThere: true, paidListed: null, answer: null } as const;

/** Enough for averages; each dealer has them from another one on. */
export const demoDealerReviews: readonly DemoDealerReview[] = [
  {
    ...bought,
    overall: 5,
    stars: [5, 5, 5, 5],
    daysAgo: 21,
    title: 'The price on the page was the price at the desk',
    text: 'They sent the full sheet by email before I drove over, and nothing was added to it. In and out in an hour.',
  },
  {
    ...bought,
    overall: 5,
    stars: [5, 5, 4, 4],
    daysAgo: 38,
    title: 'Took the time',
    text: 'I could drive two cars back to back, and was told which of them would need tires before long.',
  },
  {
    ...bought,
    overall: 3,
    stars: [3, 4, 4, 2],
    daysAgo: 55,
    title: 'Good car, slow paperwork',
    text: 'A fine car at a fair price, but I waited two hours on a Saturday although I had been given a time.',
    answer:
      'Sorry for the wait. We were two people short that day; Saturdays now have a third desk, and times that are promised are kept.',
  },
  {
    ...asked,
    overall: 4,
    stars: [5, 4, 3, null],
    daysAgo: 73,
    title: 'Honest on the phone',
    text: 'They said before I came that the rear bumper had been painted. It was not for me, but I would ask there again.',
  },
  {
    ...bought,
    overall: 5,
    stars: [5, 5, 5, 4],
    daysAgo: 96,
    title: 'As described, down to the scratch',
    text: 'The pictures showed the mark on the door, and that was all there was. I wish everybody did it like that.',
  },
  {
    ...bought,
    paidListed: false,
    overall: 2,
    stars: [3, 4, 1, 2],
    daysAgo: 120,
    title: 'A package nobody had asked for',
    text: 'The car was as shown, but a protection package stood in the contract and had to be argued out of it.',
    answer: 'It should not have been there, and it was taken off. Our quotes name every line now.',
  },
  {
    ...asked,
    wasThere: false,
    overall: 3,
    stars: [4, null, null, null],
    daysAgo: 150,
    title: 'Sold the morning I came',
    text: 'Friendly people, but the car had gone two hours before the time we had agreed on. They did call, a little late.',
  },
  {
    ...bought,
    overall: 4,
    stars: [4, 5, 4, 4],
    daysAgo: 188,
    title: 'Straightforward trade-in',
    text: 'What they gave for my old car was what their first answer had said, after ten minutes of looking at it.',
  },
];
