import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const library = join(dirname(require.resolve('lucide-react')), '../esm');
const drawing = join(import.meta.dirname, '../app/ui/create-icon.tsx');

/** Modules of ours, one an icon. */
const prefix = '\0icon:';

/** An element and its attributes. */
type IconLine = readonly [string, Readonly<Record<string, string | number>>];

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

/** The lines of an icon as text; the library's keys of them are of no use there. */
function markupOf(lines: readonly IconLine[]): string {
  const elements = lines.map(([element, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${[element, ...written].join(' ')}/>`;
  });
  return elements.join('');
}

/**
 * Makes a module of each icon that is imported, its lines as text. By way of the library's index each would be
 * an import of every page, and stand in the script that all pages load.
 */
export function importIconsApart(): Plugin {
  const files = readIndex();
  const importOf = (written: string) => {
    const [name = '', local = name] = written.split(' as ');
    if (!files.has(name)) throw new Error(`lucide-react has no icon ${name}.`);
    return `import ${local} from ${JSON.stringify(`${prefix}${name}`)};`;
  };
  return {
    name: 'import-icons-apart',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return;
      const file = files.get(id.slice(prefix.length)) ?? '';
      const { __iconData } = await import(pathToFileURL(file).href);
      const markup = JSON.stringify(markupOf(__iconData.node));
      return `import { createIcon } from ${JSON.stringify(drawing)};\nexport default createIcon(${markup});\n`;
    },
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
