/**
 * `npm run image`: builds the image with whichever builder is there, starts it read-only and as nobody in
 * particular, asks it whether it is well, and writes its bill of materials. `--tag name:version` names it.
 * Buildah publishes no ports: what it built is not started.
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root, run, say } from './bootstrap.mjs';

const { values } = parseArgs({
  options: {
    tag: { type: 'string', default: 'forecourt:test' },
    port: { type: 'string', default: '3080' },
    materials: { type: 'string', default: join(root, 'forecourt-sbom.json') },
  },
});
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
    ...['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'],
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

writeMaterials();
if ((await run(builder, ['build', '--tag', values.tag, '.'])) !== 0) process.exit(1);
if (builder === 'buildah') {
  say(`The image ${values.tag} was built and not started: buildah publishes no ports.`);
  process.exit(0);
}
const name = `forecourt-image-${process.pid}`;
const container = spawn(
  builder,
  [
    ...[
      'run',
      '--rm',
      '--name',
      name,
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--tmpfs',
      '/data:mode=1777',
    ],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--env', 'DEMO_LISTINGS=200'],
    ...['--publish', `127.0.0.1:${values.port}:3000`, values.tag],
  ],
  { stdio: 'inherit' },
);
try {
  await waitUntilWell();
  const who = quietly(builder, ['exec', name, 'id', '-u']).stdout.trim();
  if (who === '0') throw new Error('The image runs as root.');
  const write = quietly(builder, ['exec', name, 'touch', '/app/x']).status;
  if (write === 0) throw new Error('The image writes beside its data.');
  const page = await fetch(`http://127.0.0.1:${values.port}/cars-for-sale`);
  if (!page.ok) throw new Error(`The first page was answered with ${page.status}.`);
  say(`The image ${values.tag} serves, as user ${who}, with a read-only root.`);
} finally {
  quietly(builder, ['stop', name]);
  container.kill();
}
