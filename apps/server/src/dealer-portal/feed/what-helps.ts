import type { CarField } from '../../feeds/rows/car-fields.ts';

const helps: { readonly [Field in CarField]?: string } = {
  vin: 'Compare it with the plate on the dash',
  year: 'Compare it with the title: the VIN has the year, too',
  make: 'Name the maker in full, as Toyota',
  model: 'Name the model as its maker does, its trim in the column of trims',
  condition: 'Write new, used or certified',
  mileage: 'Fill in the odometer in whole miles, or leave the cell empty',
  price: 'Write whole dollars, or leave the cell empty: such a car is listed, but not rated',
  msrp: 'Write whole dollars, or leave the cell empty',
  dealerFees: 'Write whole dollars, or leave the cell empty',
  listedOn: 'Write the day as 2026-03-28, or leave the cell empty',
  dealerName: 'Fill in the name of the dealer',
  dealerZip: 'Fill in the ZIP code of the lot',
};

/** What whoever keeps a file does about a cell that was refused; for most it is what the cell should be. */
export const whatHelps = (field: string): string =>
  helps[field as CarField] ?? 'Correct the cell, or leave it empty';
