/** Linear light to bytes and back. Layers hold light up to `brightest`, as its 2.4th root. */
const brightest = 4;

/** Above it bright paint bends toward white instead of clipping. */
const knee = 0.55;

/** What a byte of a layer stands for, in linear light. */
export const layerLight = Float64Array.from(
  { length: 256 },
  (_, byte) => brightest * (byte / 255) ** 2.4,
);

const steps = 4096;

/** Light to the byte that shows it; its steps lie as dense in the dark as eyes are fine there. */
const shown = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * toSrgb(bend(brightest * (step / steps) ** 2))),
);

/** The byte of a picture that shows linear light, which a shoulder keeps from clipping. */
export function toByte(light: number): number {
  const step = Math.sqrt(light / brightest) * steps;
  return shown[step > steps ? steps : (step + 0.5) | 0] ?? 255;
}

function bend(light: number): number {
  return light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));
}

function toSrgb(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
