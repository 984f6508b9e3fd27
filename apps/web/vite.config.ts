import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  ssr: {
    // The key under which loaders find their context must be one object for pages and server.
    external: ['@forecourt/web/app-context'],
    noExternal: [/^@forecourt\/(?!web)/],
  },
  build: { assetsInlineLimit: 0 },
});
