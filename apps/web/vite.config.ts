import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];

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

/**
 * What a first visit loads comes in few files: a phone far away pays a round trip for each handful of
 * them. Only what is loaded when it is opened keeps files of its own.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      tags: ['$initial' as const],
      priority: 1,
    },
    {
      name: 'common',
      // Panels about a model are loaded where they are opened, and with their own pages, and so is the wallet's form;
      // the console is no shopper's, and QR codes come with the dialog that shows them. Whatever imports a listing's schema brings all of zod along.
      test: /^(?!.*[\\/](app[\\/](reference|console|checkout)[\\/]|app[\\/]wallet[\\/](form[\\/]|costs[\\/](payment-figures|cost-to-own)\.)|app[\\/](sharing[\\/]ways-to-share|reports[\\/]report-form)\.|node_modules[\\/](uqr|zod)[\\/]|listing[\\/](listing|product-tile)\.ts))/,
      tags: ['$initial' as const],
      minShareCount: 2,
    },
  ],
};

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  // Icons are drawn by a function of ours: see there.
  resolve: {
    alias: [
      {
        find: '../createLucideIcon.mjs',
        replacement: join(import.meta.dirname, 'app/ui/create-icon.tsx'),
      },
    ],
  },
  ssr: {
    noExternal: [/^@forecourt\//, 'lucide-react'],
  },
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
