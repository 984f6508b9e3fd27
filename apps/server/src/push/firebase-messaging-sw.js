/**
 * The service worker of the marketplace. It shows notices and, while there is no network, the cars that
 * were saved as they were seen last. It stores no page and answers no other request.
 */
const savedPath = '/cars-for-sale/saved';
/** Where the page of saved cars puts what it shows. */
const seenCache = 'saved-cars-seen';
const seenKey = '/cars-for-sale/saved-listings/seen';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag, icon, badge } = readNotice(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon,
      badge,
      data: { path },
    }),
  );
});

/** Browsers want something shown for every push, also for one that cannot be read. */
function readNotice(data) {
  const usual = {
    title: 'News',
    body: 'Press to see it.',
    path: savedPath,
    tag: 'news',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path));
});

/** Behind the path of a brand, where nothing else tells it. */
const ourPath = /^(?:\/[a-z][a-z0-9]*)?\/cars-for-sale/;

/** Opens a path of ours: in a window that has it already, else in one of its own, for a form may be open in others. */
async function openPath(path) {
  const isOurs = typeof path === 'string' && ourPath.test(path);
  const url = new URL(isOurs ? path : savedPath, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find((window) => window.url === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && pathname === savedPath)
    event.respondWith(fetch(request).catch(() => drawSeen()));
  else if (request.destination === 'image' && isOfSaved(request.referrer))
    event.respondWith(fetch(request).catch(() => findPicture(request)));
});

const isOfSaved = (referrer) => URL.canParse(referrer) && new URL(referrer).pathname === savedPath;

/** In whichever format it was kept. */
async function findPicture(request) {
  const cache = await caches.open(seenCache);
  return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
}

async function drawSeen() {
  const cache = await caches.open(seenCache);
  const kept = await cache.match(seenKey);
  const seen = kept ? await kept.json() : { at: null, cars: [] };
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
  };
  return new Response(toPage(seen), { headers });
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value) => String(value).replace(/[&<>"']/g, (letter) => escapes[letter]);

const styles = `
  :root { color-scheme: light dark; --muted: #5c5a57; --line: #dcd9d4; --sunken: #f4f3f1; }
  @media (prefers-color-scheme: dark) {
    :root { --muted: #a9a6a1; --line: #3a3835; --sunken: #262422; }
  }
  body { margin: 0 auto; max-width: 640px; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 16px; font-size: 28px; line-height: 34px; letter-spacing: -0.02em; }
  .offline { margin: 0 0 16px; padding: 14px 16px; border-radius: 8px; background: var(--sunken); }
  ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
  li { display: flex; gap: 14px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--line); }
  img { width: 96px; height: 72px; object-fit: cover; border-radius: 6px; background: var(--sunken); }
  small { color: var(--muted); font-size: 14px; }
  b, small { display: block; }
  strong { margin-left: auto; font-variant-numeric: tabular-nums; }
`;

function toPage({ at, cars }) {
  const date = at === null ? '' : toDate(at);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Saved cars, offline</title><style>${styles}</style></head><body><main>
<h1>Saved cars</h1>
<p class="offline" role="status"><b>You are offline.</b> ${
    at === null
      ? 'No saved cars were seen on this device yet.'
      : `These are your cars as of ${text(date)}. Prices may have changed since.`
  }</p>
<ul>${cars.map(toRow).join('')}</ul></main></body></html>`;
}

const toRow = ({ name, facts, price, pictureUrl }) =>
  `<li><img src="${text(pictureUrl)}" alt="" width="96" height="72"><span><b>${text(name)}</b><small>${text(
    facts,
  )}</small></span><strong>${text(price)}</strong></li>`;

const toDate = (at) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
