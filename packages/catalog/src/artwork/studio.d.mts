import type { DrawOptions } from './draw-car.ts';

export function drawCar(options: DrawOptions): string;
