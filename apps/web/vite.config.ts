import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { importIconsApart } from './vite/import-icons-apart.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes compressed copies beside the files that browsers load, as small as they get: once, not for each of them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, files) {
      const texts = Object.values(files).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const text = file.type === 'chunk' ? file.code : file.source;
          const path = join(dir, file.fileName);
          await writeFile(`${path}.br`, await brotli(text));
          await writeFile(`${path}.gz`, await deflate(text, { level: 9 }));
        }),
      );
    },
  };
}

const resultsPage = /[\\/]routes[\\/]search[\\/]search-results\.tsx/;
const vehiclePage = /[\\/]routes[\\/]vehicles[\\/]vehicle-details\.tsx/;

/** Files for what is shared by all of the named pages, the first that fits. */
const lenders = [
  { file: 'common', pages: [/[\\/]app[\\/](root|entry\.client)\.tsx/] },
  { file: 'cards', pages: [resultsPage, vehiclePage] },
  { file: 'results', pages: [resultsPage] },
  { file: 'vehicle', pages: [vehiclePage] },
];

/**
 * The file for a module that several pages share: what stands around every page, else what results and a car's
 * page have both, else what one of them has. So no page loads what only others open, and a visit is few files:
 * a phone far away pays a round trip for each handful. What is loaded when it is opened keeps files of its own.
 */
function sharedFile(id: string, graph: ModuleGraph) {
  const above = new Set([id]);
  for (const one of above)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
  const ids = [...above];
  const isAbove = (page: RegExp) => ids.some((one) => page.test(one));
  return lenders.find(({ pages }) => pages.every(isAbove))?.file ?? null;
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const codeSplitting = {
  groups: [
    {
      // With what forms of every page need, which goes with those to sellers otherwise: one file more.
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|[\\/]ui[\\/]form[\\/]focus-wrong/,
      tags: ['$initial' as const],
      priority: 1,
    },
    {
      // One file for what draws lines: each module is smaller than what a file of its own costs.
      name: 'charts',
      test: /[\\/]app[\\/]ui[\\/]chart[\\/](line|spark|value)-?/,
      tags: ['$initial' as const],
      minShareCount: 2,
      priority: 1,
    },
    {
      // Likewise for what forms to sellers are sent with.
      name: 'sending',
      test: /[\\/]app[\\/](ui[\\/]form[\\/]typed-fields|leads[\\/]sending[\\/]use-focus-on-problem)\.ts/,
      minShareCount: 2,
      priority: 1,
    },
    { name: sharedFile, debugName: 'shared', tags: ['$initial' as const], minShareCount: 2 },
  ],
};

export default defineConfig({
  plugins: [importIconsApart(), reactRouter(), precompress()],
  ssr: {
    noExternal: [/^@forecourt\//],
  },
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
