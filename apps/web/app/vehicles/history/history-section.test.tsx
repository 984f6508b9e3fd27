import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toHistoryData } from './history-data.ts';
import { HistorySection } from './history-section.tsx';

/** The notes of a car as they are rendered, in their order. */
function render(accidentCount: number | null, vehicleHistoryTypes: readonly string[]): string[] {
  const vehicle = {
    listing: { accidentCount, ownerCount: 2, vehicleHistoryTypes, vehicleUseType: 'PERSONAL' },
    owner: { name: 'Kestrel Honda', privateSeller: false },
    toldOn: '2026-11-12',
  } as FoundVehicle;
  const html = renderToStaticMarkup(<HistorySection history={toHistoryData(vehicle)} />);
  return html.split('<li').slice(1);
}

test('accidents are rendered as a warning, before all that speaks for the car', () => {
  const [first = '', ...others] = render(2, ['NO_ACCIDENTS', 'CLEAN_TITLE', 'FREE_REPORT']);
  expect(first).toContain('2 accidents reported');
  expect(first).toMatch(/aria-label="Warning"/);
  expect(first).not.toContain('lucide-check');
  expect(others.length).toBe(3);
  for (const note of others) {
    expect(note).toContain('lucide-check');
    expect(note).not.toMatch(/Warning|accident/i);
  }
});

test('without accidents nothing warns, and what is free is no link that leads nowhere', () => {
  const notes = render(0, ['NO_ACCIDENTS', 'FREE_REPORT']);
  expect(notes.join('')).not.toContain('Warning');
  expect(notes.at(-1)).toContain('Free history report from the seller');
  expect(notes.join('')).not.toMatch(/<a |<button/);
});

test('what a private seller tells, or does not, is told in a sentence', () => {
  const vehicle = (codes: readonly string[]) => ({
    listing: { accidentCount: 0, ownerCount: 1, vehicleHistoryTypes: codes },
    owner: { name: 'Private seller', privateSeller: true },
    toldOn: '2026-11-12',
  });
  const draw = (...codes: string[]) =>
    renderToStaticMarkup(
      <HistorySection history={toHistoryData(vehicle(codes) as FoundVehicle)} />,
    );
  expect(draw()).toContain('The private seller tells nothing of its past.');
  expect(draw('CLEAN_TITLE')).toContain('Reported by the private seller, ');
});

test('a new car has no past, and where nothing is told nobody told it', () => {
  const draw = (listingType: string, codes: readonly string[]) => {
    const listing = { accidentCount: null, ownerCount: null, vehicleHistoryTypes: codes };
    const vehicle = {
      listing: { ...listing, listingType },
      owner: { name: 'Kestrel Honda', privateSeller: false },
      toldOn: '2026-11-12',
    };
    const history = toHistoryData(vehicle as unknown as FoundVehicle);
    return renderToStaticMarkup(<HistorySection history={history} />);
  };
  expect(draw('NEW', [])).toContain('It is sold as new, so it has no past.');
  expect(draw('NEW', [])).not.toMatch(/report|<ul/);
  expect(draw('NEW', ['CLEAN_TITLE'])).not.toContain('no past');
  expect(draw('USED', [])).toContain('Ask for the full report');
  expect(draw('USED', [])).not.toContain('has told this');
  expect(draw('USED', ['CLEAN_TITLE'])).toContain('Reported by the seller only.');
});
