import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Spark } from '../../ui/chart/spark.tsx';
import { type Figure, Figures } from '../figures.tsx';
import type { CarsView } from './cars-view.ts';

const notNow = 'cannot be read now';

/** What shoppers did with the cars lately, and how these are priced. */
export function CarsFigures({ figures, counts }: Pick<CarsView, 'figures' | 'counts'>) {
  const { views, saves, leads, days } = figures;
  const { cars, deals, unrated } = counts;
  const perCar = views && cars > 0 ? Math.round(views.people / cars) : 0;
  const shown: Figure[] = [
    {
      name: 'Views, 7 days',
      value: views ? groupDigits(views.people) : '–',
      drawn: views && <Spark points={views.byDay} />,
      base: views
        ? `people, each once a car, without robots${perCar > 0 ? `; ${groupDigits(perCar)} a car` : ''}`
        : notNow,
    },
    {
      name: 'Saves, 7 days',
      value: saves ? groupDigits(saves.week) : '–',
      base: saves
        ? `${groupDigits(saves.all)} ${saves.all === 1 ? 'keeps' : 'keep'} a car of yours in all`
        : notNow,
    },
    {
      name: 'Leads, 7 days',
      value: leads ? groupDigits(leads.week) : '–',
      base: leads
        ? `${groupDigits(leads.month)} in the past 30 days, shown phone numbers among them`
        : notNow,
    },
    {
      name: 'Days on market',
      value: days ? groupDigits(days.median) : '–',
      base: days
        ? `the middle of ${groupDigits(days.cars)} used ${days.cars === 1 ? 'car' : 'cars'}`
        : 'no used cars',
    },
    {
      name: 'Fair or High Price',
      value: groupDigits(deals.fair + deals.high),
      base: `of ${groupDigits(cars - unrated)} that ${cars - unrated === 1 ? 'is' : 'are'} rated`,
    },
  ];
  return <Figures figures={shown} />;
}
