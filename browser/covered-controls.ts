import { expect, type Locator, type Page } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1680, height: 1050 },
];

/** Opens a page, and fails where a control of it cannot be pressed at one of four widths. */
export async function expectNothingCovered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Pins are gathered anew for a new width, a moment later.
    await expect
      .poll(() => coveredControls(page), { message: `${path} at ${size.width} px` })
      .toEqual([]);
  }
}

/** Sections and fields of a part that lie under something else when the keyboard comes to them, down and up again. */
export function coveredWithFocus(part: Locator): Promise<string[]> {
  return part.evaluate((whole) => {
    const controls = [...whole.querySelectorAll<HTMLElement>('summary, input[type=text], select')];
    const shown = controls.filter((one) => one.checkVisibility() && !one.matches(':disabled'));
    return [...shown, ...shown.toReversed()].flatMap((control) => {
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const name = control.getAttribute('name') ?? control.textContent;
      return control.contains(hit) ? [] : [`${name} lies under ${hit?.className}`];
    });
  });
}

/**
 * Controls that cannot be pressed where they are: each is scrolled to, and what lies at its middle is neither it
 * nor its label nor a part of it. What is hidden, switched off or out of the flow for screen readers is left out,
 * and the ground of a map with its pins, which have a test of their own.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'a[href], button:not(.map-surface, .map-mark), input:not([type=hidden]), select, textarea, summary, [role=button]';
    const told = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName}.${element.getAttribute('class')} "${text.trim().slice(0, 40)}"`;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      // Fields of one pixel are for screen readers; their label is what is pressed.
      return isVisible && width > 4 && height > 4 && !element.matches(':disabled, [inert] *');
    };
    const isOf = (hit: Element | null, control: Element) => {
      if (hit === null || control.contains(hit)) return hit !== null;
      const label = hit.closest('label');
      // The thumb of a scale holds its field; two thumbs may meet.
      const isThumb = control.matches('input[type=range]') && hit.closest('.ui-range-thumb');
      return Boolean(isThumb) || (label !== null && label.control === control);
    };
    /** The middle of its largest line; null where it cannot be brought into the window. */
    const middleOf = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const area = ({ width, height }: DOMRect) => width * height;
      const [box] = [...control.getClientRects()].sort((a, b) => area(b) - area(a));
      if (!box) return null;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight
        ? ([x, y] as const)
        : null;
    };
    return [...document.querySelectorAll(controls)].filter(isShown).flatMap((control) => {
      // A link that skips something is there while it has the focus.
      const isSkip = control instanceof HTMLElement && control.matches('.ui-skip-link');
      if (isSkip) control.focus();
      const middle = middleOf(control);
      const hit = middle && document.elementFromPoint(...middle);
      if (isSkip) control.blur();
      return middle === null || isOf(hit, control)
        ? []
        : [`${told(control)} lies under ${hit ? told(hit) : 'nothing'}`];
    });
  });
}
