/** `npm run build`: all that a server needs which is started by itself, without `npm start`. */
import { buildKernels, buildWeb, installDependencies } from './bootstrap.mjs';

await installDependencies();
await buildKernels();
await buildWeb();
