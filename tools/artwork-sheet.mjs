/** `npm run artwork -- --sheet`: sixty models as cards show them, light and dark, for `docs/screenshots`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { renderPicture } from '../apps/server/src/vehicles/pictures/render-picture.ts';
import { generateDemoInventory } from '../packages/catalog/src/demo/demo-inventory.ts';
import { pictureOfCar } from '../packages/catalog/src/pictures/picture-of-car.ts';
import { vehicleReference } from '../packages/catalog/src/vehicles/catalog.ts';

const models = 60;
const columns = 10;
const width = 240;
const captioned = 204;
const themes = {
  light: { ground: '#ffffff', words: '#1c1a19' },
  dark: { ground: '#151413', words: '#f2f0ee' },
};
/** Those that nobody may confuse stand first. */
const first = {
  911: 'COUPE',
  MIATA: 'CONVERT',
  MUST: 'COUPE',
  CORV: 'COUPE',
  WRANGLER: 'SUVCROSS',
};

export async function drawSheets() {
  const cars = chooseCars();
  for (const [theme, { ground, words }] of Object.entries(themes)) {
    const tiles = await Promise.all(cars.map((car, place) => tileOf(car, place, theme, words)));
    const height = Math.ceil(cars.length / columns) * captioned;
    const size = { width: columns * width, height, channels: 3, background: ground };
    await sharp({ create: size })
      .composite(tiles.flat())
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(import.meta.dirname, `../docs/screenshots/sixty-models-${theme}.jpg`));
  }
}

/** One car of each model, the commonest models of a large stock. */
function chooseCars() {
  const stock = generateDemoInventory({ listings: 12_000, seed: 2, today: '2026-11-21' });
  const cars = [...stock]
    .flatMap(({ listings }) => listings)
    .filter(({ modelCode: code, vehicleStyleCode: style }) => (first[code] ?? style) === style);
  const byModel = Map.groupBy(cars, ({ modelCode }) => modelCode);
  const common = [...byModel].toSorted(([, a], [, b]) => b.length - a.length).map(([code]) => code);
  const codes = [...new Set([...Object.keys(first), ...common])].filter((code) =>
    byModel.has(code),
  );
  return codes.slice(0, models).map((code) => byModel.get(code)[0]);
}

async function tileOf(car, place, theme, words) {
  const left = (place % columns) * width;
  const top = Math.floor(place / columns) * captioned;
  const form = { width, format: 'png', studio: theme };
  const picture = await renderPicture(pictureOfCar(car, 'front-quarter'), form);
  const name = `${car.year} ${vehicleReference.findMake(car.makeCode).name} ${vehicleReference.findModel(car.modelCode).name}`;
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"><text x="8" y="16" font-family="sans-serif" font-size="13" fill="${words}">${name.replaceAll('&', '&amp;').slice(0, 34)}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(caption), left, top: top + 180 },
  ];
}
