import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takenOver } from './shell/start-scripts.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
dispatchEvent(new Event(takenOver));
