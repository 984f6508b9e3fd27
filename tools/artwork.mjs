/**
 * `npm run artwork`: renders what of `tools/artwork/pictures.txt` is missing, then lists all that is there.
 * Needs Python with the packages of `tools/artwork/requirements.txt`; `ARTWORK_PYTHON` names another than `python3.11`.
 * `npm run artwork -- --list` writes the list alone, `-- --sheet` draws sixty models for `docs/screenshots`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const tool = join(import.meta.dirname, 'artwork');
const folder = join(import.meta.dirname, '../packages/catalog/src/pictures/layers');
const python = process.env.ARTWORK_PYTHON ?? 'python3.11';

if (process.argv.includes('--sheet')) {
  const { drawSheets } = await import('./artwork-sheet.mjs');
  await drawSheets();
} else {
  if (!process.argv.includes('--list')) renderAll();
  writeManifest();
}

function renderAll() {
  const lines = readFileSync(join(tool, 'pictures.txt'), 'utf8').split('\n');
  for (const line of lines.filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    const [body, views] = line.trim().split(/\s+/);
    if (isRendered(body, views)) continue;
    const [program, ...options] = programOf(body, views);
    const { status, error } = spawnSync(python, [join(tool, program), ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (error) throw new Error(`${python} cannot be started; see tools/artwork/README.md.`);
    if (status !== 0) throw new Error(`${line} was not rendered.`);
    console.log(line);
  }
}

/** Blender takes seconds to start: what is there is not asked for. */
function isRendered(body, views) {
  const frames = Array.from({ length: 13 }, (_, at) => `spin-${String(at * 15).padStart(3, '0')}`);
  const names = views === 'spin' ? frames : views.split(',');
  return names.every((view) => existsSync(join(folder, `${body}.${view}.paint.webp`)));
}

/** Frames of a spin are small and many; cabins have a program of their own. */
function programOf(body, views) {
  if (body.startsWith('cabin-')) return ['cabins.py', body.slice('cabin-'.length), views, folder];
  const size = views === 'spin' ? ['--w', '480', '--spp', '1'] : ['--spp', '2'];
  return ['layers.py', body, views, folder, ...size];
}

function writeManifest() {
  const ending = '.paint.webp';
  const layers = readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => {
      const name = file.slice(0, -ending.length);
      const [car, view] = name.split('.');
      const [body, face = ''] = car.split('+');
      const files = [
        readFileSync(join(folder, `${name}.light.webp`)),
        readFileSync(join(folder, file)),
      ];
      const hash = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 16);
      return { body, face, view, ...sizeOf(files[1]), hash };
    });
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(layers, null, 2)}\n`);
  console.log(`${layers.length} rendered views`);
}

/** Of a WebP without loss: 14 bits each after the signature. */
function sizeOf(file) {
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
