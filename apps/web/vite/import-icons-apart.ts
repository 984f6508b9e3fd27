import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const library = join(dirname(require.resolve('lucide-react')), '../esm');

/** Files of icons by name, from lines as `export { default as KeyRound, … } from './icons/key-round.mjs';`. */
function readIndex(): ReadonlyMap<string, string> {
  const index = readFileSync(join(library, 'lucide-react.mjs'), 'utf8');
  const lines = index.matchAll(/export \{ ([^}]+) \} from '\.\/(icons\/[^']+)'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(library, file)]),
    ),
  );
}

/**
 * Imports each icon from its own file. By way of the library's index each would be an import of every page,
 * and stand in the script that all pages load.
 */
export function importIconsApart(): Plugin {
  const files = readIndex();
  const importOf = (written: string) => {
    const [name = '', local = name] = written.split(' as ');
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`);
    return `import ${local} from '${file}';`;
  };
  return {
    name: 'import-icons-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map(importOf)
            .join(' '),
        ),
    },
  };
}
