/** A colour in OKLab: equal steps look equal, so shades keep their hue. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Whether a text is a colour that can be mixed: `#rrggbb`, not the shorter `#rgb`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Reads `#rrggbb`. */
export function toOklab(hex: string): Oklab {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const red = toLinear((rgb >> 16) / 255);
  const green = toLinear(((rgb >> 8) & 255) / 255);
  const blue = toLinear((rgb & 255) / 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Writes `#rrggbb`; colours that no screen shows are cut to the nearest channel values. */
export function toHex({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => toByte(toGamma(toUnit(channel)))).join('')}`;
}

/** The colour that lies `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const start = toOklab(from);
  const end = toOklab(to);
  return toHex({
    l: start.l + (end.l - start.l) * share,
    a: start.a + (end.a - start.a) * share,
    b: start.b + (end.b - start.b) * share,
  });
}

/** `#rrggbb` as `#rrggbbaa`, which is shorter than an attribute for the opacity. */
export function translucent(color: string, opacity: number): string {
  return color + toByte(opacity);
}

/** Two hexadecimal digits for a share of 0 to 1. */
function toByte(share: number): string {
  return Math.round(255 * toUnit(share))
    .toString(16)
    .padStart(2, '0');
}

function toUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
