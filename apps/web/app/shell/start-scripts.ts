/** The browser is told so by the page's script when it begins to take the page over. */
export const takenOver = 'page-taken-over';

/** On a button that was pressed before anybody listened. */
export const pressedEarly = 'data-pressed-early';

/** Milliseconds after which the script is not kept waiting by a picture. */
export const longestWait = 3000;

interface StartNames {
  readonly held: string;
  readonly takenOver: string;
  readonly pressedEarly: string;
  readonly longestWait: number;
}

/**
 * Asks for the scripts of a page once its first picture is painted, or at the first touch: until then they
 * would take line and processor from what is looked at. Links and forms work without them; a press on a
 * button that only a script hears is noted, to be done then. Sent as text: it knows nothing around it.
 */
export function startScripts({ held, takenOver, pressedEarly, longestWait }: StartNames): void {
  const own = document.currentScript;
  const scripts = document.getElementById(held);
  const nonce = own === null ? '' : own.nonce;
  let isBegun = false;

  function begin(fetchPriority: 'low' | 'high') {
    if (isBegun || scripts === null) return;
    isBegun = true;
    for (const href of (scripts.dataset.ahead ?? '').split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href,
          nonce,
          fetchPriority,
        }),
      );
    const { textContent } = scripts;
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', nonce, textContent }),
    );
  }

  function note({ target }: Event) {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button?.hasAttribute('popovertarget') === false) button.setAttribute(pressedEarly, '');
  }

  const hurry = () => begin('high');
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, hurry, { capture: true, once: true, passive: true });
  addEventListener('click', note, true);
  addEventListener(takenOver, () => removeEventListener('click', note, true), { once: true });

  // The second frame comes when the first is painted.
  const behindPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => begin('low')));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) behindPaint();
  else picture.decode().then(behindPaint, behindPaint);
  setTimeout(() => begin('low'), longestWait);
}
