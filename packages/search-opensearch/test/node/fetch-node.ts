import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const leastJava = 21;

/** What an OpenSearch server is started from. */
export interface NodeProgram {
  readonly java: string;
  /** Of the class path. */
  readonly folders: readonly string[];
}

const own = import.meta.dirname;

/** The jars and the compiled program, fetched once into the user's folder for caches; a text says why not. */
export async function fetchNode(): Promise<NodeProgram | string> {
  const jdk = await findJdk();
  if (!jdk) return `no JDK of Java ${leastJava} or newer`;
  const program = toProgram(jdk);
  if (existsSync(program.folder)) return program;
  try {
    await fetchInto(program.folder, jdk);
    return program;
  } catch (error) {
    const reason = String(error).includes('ENOENT') ? 'no Maven' : 'its jars cannot be fetched';
    return `${reason} (${String(error).split('\n')[0]})`;
  }
}

function toProgram(jdk: string) {
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const version = createHash('sha256');
  for (const file of ['pom.xml', 'OpenSearchNode.java'])
    version.update(readFileSync(join(own, file)));
  const folder = join(caches, 'forecourt', `opensearch-${version.digest('hex').slice(0, 12)}`);
  return {
    folder,
    java: join(jdk, 'bin/java'),
    folders: [join(folder, 'classes'), join(folder, 'jars', '*')],
  };
}

/** The folder appears when all of it is there, whoever else fetches it at the same time. */
async function fetchInto(folder: string, jdk: string): Promise<void> {
  mkdirSync(join(folder, '..'), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  try {
    const jars = join(unfinished, 'jars');
    const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    await run(
      'mvn',
      [
        '-B',
        '-q',
        '-f',
        join(own, 'pom.xml'),
        goal,
        '-DincludeScope=runtime',
        `-DoutputDirectory=${jars}`,
      ],
      { env: { ...process.env, JAVA_HOME: jdk } },
    );
    const source = join(own, 'OpenSearchNode.java');
    const classes = join(unfinished, 'classes');
    await run(join(jdk, 'bin/javac'), ['-cp', join(jars, '*'), '-d', classes, source]);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function findJdk(): Promise<string | undefined> {
  const { OPENSEARCH_JAVA_HOME, JAVA_HOME } = process.env;
  const installed = '/usr/lib/jvm';
  const folders = [
    OPENSEARCH_JAVA_HOME,
    JAVA_HOME,
    ...(existsSync(installed) ? readdirSync(installed).map((name) => join(installed, name)) : []),
  ];
  for (const folder of folders) {
    if (!folder || !existsSync(join(folder, 'bin/javac'))) continue;
    const { stdout, stderr } = await run(join(folder, 'bin/javac'), ['-version']);
    if (Number(/\d+/.exec(stdout + stderr)?.[0] ?? 0) >= leastJava) return folder;
  }
  return undefined;
}
