import type { DrawOptions } from './draw-car.ts';

export function drawCar(options: DrawOptions & { readonly w: number; readonly h: number }): string;
