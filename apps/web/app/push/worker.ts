const workerPath = '/cars-for-sale/api/firebase-messaging-sw.js';
const scope = '/cars-for-sale/';

/** Whether the marketplace was opened from a home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { readonly standalone?: boolean }).standalone === true;

/** The worker that shows notices; null where there is none and none is wanted. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration(scope)) ?? null;
}

/** Registers the worker; that it fails is logged, and missed by nobody. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { scope });
    await untilActive(registration);
    return registration;
  } catch (error) {
    reportError(error);
    return null;
  }
}

function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed.'));
    });
  });
}
