import { element, group, path } from '../svg/element.ts';
import type { CabinCar } from './cabin-car.ts';

/** Screen, climate controls and gear lever. */
export function centreConsole(car: CabinCar): string {
  return touchScreen(car) + controls() + gearLever(car);
}

/** A free-standing screen that shows a map. */
function touchScreen({ definitions }: CabinCar): string {
  const glass = definitions.downwards('sc', [
    [0, '#16324a'],
    [1, '#0b1825'],
  ]);
  definitions.symbol('mp', element('rect', { x: 616, y: 350, width: 278, height: 160, rx: 6 }));
  return [
    element('rect', {
      x: 604,
      y: 338,
      width: 302,
      height: 184,
      rx: 16,
      fill: '#0a0c0e',
      stroke: '#474e54',
      'stroke-width': 4,
    }),
    definitions.use('mp', { fill: glass }),
    group(
      { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      path('M630 372 700 410 760 368 884 402M650 500 700 410M760 368 800 500M884 452 740 484', {
        stroke: '#27506f',
        'stroke-width': 6,
      }),
      path('M660 486 700 410 760 368 806 380', { stroke: '#3fa2ea', 'stroke-width': 8 }),
    ),
    path('M797 371h18l-9 24z', { fill: '#f2f7fa' }),
  ].join('');
}

function controls(): string {
  const knob = (cx: number) =>
    element('circle', {
      cx,
      cy: 636,
      r: 30,
      fill: '#1b1f22',
      stroke: '#8b9298',
      'stroke-width': 5,
    }) + path(`M${cx} 612v14`, { stroke: '#dfe5e9', 'stroke-width': 4 });
  return [
    path('M628 548H882L918 900H592z', { fill: '#14171a' }),
    path('M628 548H882L887 596H623z', { fill: '#1d2124' }),
    path('M650 572h44m22 0h44m22 0h44m16 0h24', {
      stroke: '#596167',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    knob(668),
    knob(842),
    element('rect', { x: 714, y: 614, width: 82, height: 44, rx: 8, fill: '#0c2233' }),
    path('M730 636h20m12 0h20', { stroke: '#8fd0f5', 'stroke-width': 8 }),
  ].join('');
}

function gearLever({ definitions }: CabinCar): string {
  const leather = definitions.downwards('gv', [
    [0, '#454c52'],
    [0.5, '#25292d'],
    [1, '#15181a'],
  ]);
  return [
    path('M672 706H838L858 884H652z', { fill: '#0c0e10', stroke: '#3b4147', 'stroke-width': 4 }),
    path('M722 868 738 776H772L788 868C770 880 740 880 722 868z', { fill: '#1b1e21' }),
    element('rect', {
      x: 721,
      y: 708,
      width: 68,
      height: 92,
      rx: 28,
      fill: leather,
      stroke: '#8b9298',
      'stroke-width': 3,
    }),
  ].join('');
}
