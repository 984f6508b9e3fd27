/**
 * Runs an image that Buildah built, which publishes no ports and keeps no root read-only: mounted, in a mount
 * namespace of its own, with a root that nothing is written on, as the image's user and without any capability.
 * Needs root, for the mounts alone. The process listens on this machine's ports.
 */
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';

/** Mounts, in a namespace that ends with the process; then the program, in `$1`, from its folder, `$3`, as `$2`. */
const script = `
root=$1 user=$2 folder=$3; shift 3
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" || exit 70
mount --rbind /proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 70
mount -t tmpfs tmpfs "$root/tmp" && mount -t tmpfs -o mode=1777 tmpfs "$root/data" || exit 70
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs \\
  --bounding-set=-all --inh-caps=-all sh -c '
    test "$(id -u)" != 0 || { echo "The image runs as root."; exit 71; }
    ! touch "$0/x" /usr/x 2>/dev/null || { echo "The image writes beside its data."; exit 71; }
    cd "$0" && exec "$@"' "$folder" "$@"
`;

function buildah(...args) {
  const { stdout, status, stderr } = spawnSync('buildah', args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Mounts an image. @returns how to run a command of it with further settings, and how to let it go */
export function mountImage(tag) {
  if (process.getuid?.() !== 0) throw new Error('What Buildah built is run by root alone.');
  const container = buildah('from', '--pull-never', tag);
  const root = buildah('mount', container);
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', tag)).Docker;
  const run = (command, settings) =>
    spawn(
      'unshare',
      [
        '--mount',
        '--propagation',
        'private',
        'sh',
        '-c',
        script,
        'sh',
        root,
        config.User,
        config.WorkingDir,
        ...command,
      ],
      {
        stdio: 'inherit',
        env: { ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))), ...settings },
      },
    );
  return {
    user: config.User,
    start: (settings) => run(config.Cmd, settings),
    /** Does what the image is asked by, whether it is well. @returns its exit code */
    isWell: (settings) =>
      new Promise((resolve) => {
        run(config.Healthcheck.Test.slice(1), settings).on('exit', resolve);
      }),
    remove: () => buildah('rm', container),
  };
}
