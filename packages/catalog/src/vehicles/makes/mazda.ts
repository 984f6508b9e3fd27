import type { MakeSpec } from '../model-spec.ts';
import { auto, gas } from '../powertrains.ts';

export const mazda: MakeSpec = {
  code: 'MAZDA',
  name: 'MAZDA',
  wmis: ['JM1', 'JM3', '3MZ', '7MM'],
  models: [
    {
      code: 'CX-5',
      name: 'CX-5',
      aliases: ['CX5'],
      yearlySales: 145,
      generations: [
        {
          years: [2017, 2025],
          style: 'SUVCROSS',
          subtype: 'COMPACT',
          doors: 4,
          seats: 5,
          powertrains: {
            '2.5 FWD': gas(2.5, 4, 187, 'FWD', auto(6), [25, 31]),
            '2.5 AWD': { ...gas(2.5, 4, 187, 'AWD', auto(6), [24, 30]), add: 1400 },
            '2.5T AWD': gas(2.5, 4, 250, 'AWD', auto(6), [22, 27], 'Turbo'),
          },
          trims: [
            {
              name: 'Sport',
              msrp: [24_045, 26_700],
              powertrains: ['2.5 FWD', '2.5 AWD'],
              level: 'base',
              years: [2017, 2021],
            },
            {
              name: 'Touring',
              msrp: [25_915, 27_600],
              powertrains: ['2.5 AWD', '2.5 FWD'],
              level: 'mid',
              weight: 2,
              optional: ['1132'],
            },
            {
              name: 'Grand Touring',
              msrp: [29_395, 31_500],
              powertrains: ['2.5 AWD', '2.5 FWD'],
              level: 'high',
              years: [2017, 2021],
            },
            {
              name: 'Signature',
              msrp: [36_890, 38_500],
              powertrains: ['2.5T AWD'],
              level: 'top',
              years: [2019, 2023],
            },
          ],
          packages: ['Preferred Package', 'i-ACTIVSENSE Package'],
        },
      ],
    },
  ],
};
