import { translucent } from '../color/oklab.ts';
import { type Attributes, element, shortColor, shortNumber } from './element.ts';

/** Where on a gradient (0 to 1) which colour stands, and how opaque it is. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

type Place = readonly [x: number, y: number];

/**
 * Gradients, clips and shapes that one drawing refers to. Every id begins with the prefix, so that
 * drawings with different prefixes can stand in one page.
 */
export class Definitions {
  readonly #prefix: string;
  readonly #shapes = new Set<string>();
  #content = '';
  #hasCommonGradient = false;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** What stands between `<defs>` and `</defs>`. */
  get content(): string {
    return this.#content;
  }

  /** The value of `fill`, `stroke` or `clip-path` that refers to a definition. */
  url(name: string): string {
    return `url(#${this.#prefix}${name})`;
  }

  /** A gradient along a line in millimetres, y above the ground. */
  linear(name: string, [x1, y1]: Place, [x2, y2]: Place, stops: readonly Stop[]): string {
    const ends = {
      x1: Math.round(x1) || undefined,
      y1: Math.round(-y1) || undefined,
      y2: Math.round(-y2) || undefined,
      x2: Math.round(x2),
    };
    const attributes = { href: this.#commonGradient(), ...ends };
    return this.#add(name, 'linearGradient', attributes, stopText(stops));
  }

  /** A gradient from one height in millimetres to another. */
  vertical(name: string, from: number, to: number, stops: readonly Stop[]): string {
    return this.linear(name, [0, from], [0, to], stops);
  }

  /** A gradient from one length in millimetres to another. */
  horizontal(name: string, from: number, to: number, stops: readonly Stop[]): string {
    return this.linear(name, [from, 0], [to, 0], stops);
  }

  /** A gradient from the top of whatever it fills to its bottom. */
  downwards(name: string, stops: readonly Stop[]): string {
    return this.#add(name, 'linearGradient', { x2: 0, y2: 1 }, stopText(stops));
  }

  /** A gradient from the centre of whatever it fills to its edge. */
  glow(name: string, stops: readonly Stop[], placed: Attributes = {}): string {
    return this.#add(name, 'radialGradient', placed, stopText(stops));
  }

  /** A gradient from the origin to a radius. `lift` moves its centre upwards. */
  rings(name: string, radius: number, stops: readonly Stop[], lift = 0): string {
    const attributes = { href: this.#commonGradient(), r: Math.round(radius), cx: 0, cy: -lift };
    return this.#add(name, 'radialGradient', attributes, stopText(stops));
  }

  /** Keeps a shape for `use`; a name that is kept already stays what it is. */
  shape(name: string, data: string): void {
    if (this.#shapes.has(name)) return;
    this.#shapes.add(name);
    this.#add(name, 'path', { d: data }, '');
  }

  /** Keeps several elements for `use`. */
  symbol(name: string, content: string, attributes: Attributes = {}): void {
    this.#add(name, 'g', attributes, content);
  }

  use(name: string, attributes: Attributes = {}): string {
    return element('use', { href: `#${this.#prefix}${name}`, ...attributes });
  }

  /** Shows of the content only what lies within a kept shape. */
  clip(name: string, ...content: readonly string[]): string {
    const clip = this.#add(`${name}k`, 'clipPath', {}, this.use(name));
    return element('g', { 'clip-path': clip }, content.join(''));
  }

  #add(name: string, kind: string, attributes: Attributes, content: string): string {
    this.#content += element(kind, { id: this.#prefix + name, ...attributes }, content);
    return this.url(name);
  }

  /** Other gradients inherit the unit from it, which is shorter than to repeat it. */
  #commonGradient(): string {
    if (!this.#hasCommonGradient) {
      this.#hasCommonGradient = true;
      this.#add('U', 'linearGradient', { gradientUnits: 'userSpaceOnUse' }, '');
    }
    return `#${this.#prefix}U`;
  }
}

function stopText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      element('stop', {
        offset: offset === 0 ? undefined : shortNumber(Math.min(1, Math.max(0, offset))),
        'stop-color': opacity === undefined ? shortColor(color) : translucent(color, opacity),
      }),
    )
    .join('');
}
