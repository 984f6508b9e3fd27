/**
 * `npm run image`: builds the image with whichever builder is there, starts it read-only and as nobody in
 * particular, asks it whether it is well, and writes its bill of materials. `--tag name:version` names it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root, run, say } from './bootstrap.mjs';
import { mountImage } from './run-mounted.mjs';

const { values } = parseArgs({
  options: {
    tag: { type: 'string', default: 'forecourt:test' },
    port: { type: 'string', default: '3080' },
    materials: { type: 'string', default: join(root, 'forecourt-sbom.json') },
  },
});
const demo = 'DEMO_LISTINGS=200';
const quietly = (program, args) =>
  spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
const isThere = (program) => quietly(program, ['info']).status === 0;
const builder = ['docker', 'podman', 'buildah'].find(isThere);
if (!builder) {
  say('The image was not built: neither docker nor podman nor buildah answers here.');
  process.exit(0);
}

/** What is installed with the image, as CycloneDX. */
function writeMaterials() {
  const { stdout, status, stderr } = quietly('npm', [
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ]);
  if (status !== 0) throw new Error(stderr);
  writeFileSync(values.materials, stdout);
  say(`${JSON.parse(stdout).components.length} packages are named in ${values.materials}.`);
}

async function waitUntilWell() {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${values.port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(1000);
  }
  throw new Error('The image gave no answer within two minutes.');
}

/** Asks what runs for the page of its search. */
async function askForPage() {
  const page = await fetch(`http://127.0.0.1:${values.port}/cars-for-sale`);
  if (!page.ok) throw new Error(`The first page was answered with ${page.status}.`);
}

const sayThatItServes = (user) =>
  say(`The image ${values.tag} serves, as user ${user}, with a read-only root.`);

/** By an engine that knows how to start what it built. */
async function runInEngine() {
  const name = `forecourt-image-${process.pid}`;
  const bounds = ['--read-only', '--tmpfs', '/tmp', '--tmpfs', '/data:mode=1777'];
  bounds.push('--cap-drop', 'ALL', '--security-opt', 'no-new-privileges');
  const published = ['--publish', `127.0.0.1:${values.port}:3000`];
  const container = spawn(
    builder,
    ['run', '--rm', '--name', name, ...bounds, '--env', demo, ...published, values.tag],
    { stdio: 'inherit' },
  );
  try {
    await waitUntilWell();
    const who = quietly(builder, ['exec', name, 'id', '-u']).stdout.trim();
    if (who === '0') throw new Error('The image runs as root.');
    const write = quietly(builder, ['exec', name, 'touch', '/app/x']).status;
    if (write === 0) throw new Error('The image writes beside its data.');
    await askForPage();
    sayThatItServes(who);
  } finally {
    quietly(builder, ['stop', name]);
    container.kill();
  }
}

/** Buildah starts nothing that listens: it is run as what it is, a folder and a command. */
async function runMounted() {
  const image = mountImage(values.tag);
  const settings = { HOST: '127.0.0.1', PORT: values.port, DEMO_LISTINGS: '200' };
  const server = image.start(settings);
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await Promise.race([waitUntilWell(), ended.then(refuseEnd)]);
    if ((await image.isWell(settings)) !== 0)
      throw new Error('The image does not say that it is well.');
    await askForPage();
    sayThatItServes(image.user);
  } finally {
    server.kill();
    await ended;
    image.remove();
  }
}

function refuseEnd(code) {
  throw new Error(`The image ended with ${code}.`);
}

writeMaterials();
// The other format of images has no health check.
const format = builder === 'docker' ? [] : ['--format', 'docker'];
if ((await run(builder, ['build', ...format, '--tag', values.tag, '.'])) !== 0) process.exit(1);
await (builder === 'buildah' ? runMounted() : runInEngine());
