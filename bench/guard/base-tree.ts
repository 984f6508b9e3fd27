import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Places of installed packages; what lies in them by the name of ours belongs to each tree itself. */
const installed = ['node_modules', 'apps/server/node_modules'];
const ours = '@forecourt';

/**
 * A tree of another commit that is built and can be started, beside this one and with its installed packages.
 * It is kept, so that the next comparison with the commit begins at once; not below `node_modules`, where Node
 * runs no TypeScript.
 *
 * @returns its folder
 * @throws when the commit is not in the repository
 */
export function prepareTree(revision: string, say: (text: string) => void): string {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).trim();
  const folder = join(root, '.forecourt/guard', commit.slice(0, 12));
  if (existsSync(folder)) return folder;
  if (
    git('show', `${commit}:package-lock.json`) !==
    readFileSync(join(root, 'package-lock.json'), 'utf8')
  )
    say('The base was made for other packages than are installed: it runs with these.');
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit], gitOptions);
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  for (const place of installed) linkPackages(join(root, place), join(unfinished, place));
  linkOurs(join(unfinished, 'node_modules', ours));
  say(`Building ${revision} …`);
  const build = `const { buildKernels, buildWeb } = await import('./tools/bootstrap.mjs'); await buildKernels(); await buildWeb();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: unfinished,
    stdio: 'inherit',
  });
  renameSync(unfinished, folder);
  return folder;
}

const gitOptions = { cwd: root, maxBuffer: 1 << 30 };
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { ...gitOptions, encoding: 'utf8' });

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== ours && name !== '.cache') symlinkSync(join(from, name), join(to, name));
}

/** Our own packages are those of the tree. */
function linkOurs(to: string): void {
  mkdirSync(to);
  const from = join(root, 'node_modules', ours);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}
