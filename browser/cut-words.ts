import type { Locator } from '@playwright/test';

/**
 * Words in some parts of a page that are broken between letters, leave their box, or stand in a field too small. What
 * has no place to break, as an address of a mailbox or a VIN, may be broken anywhere.
 */
export const cutWords = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((found) => {
    const words: string[] = [];
    const mayBreak = /[–-]|[a-z]\.[A-Za-z]|^[A-Z\d]{17}$/;
    /** The nearest box of words: what stands in a line has none of its own. */
    const boxOf = (element: Element | null): Element =>
      element?.parentElement && getComputedStyle(element).display === 'inline'
        ? boxOf(element.parentElement)
        : (element ?? document.body);
    /** What is heard and not seen is as small as a point. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
    const look = (text: Text) => {
      const box = boxOf(text.parentElement);
      if (!box.checkVisibility() || isHeardOnly(text.parentElement)) return;
      for (const { 0: word, index } of text.data.matchAll(/[\w.,$’%–-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        const isOut = range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
        if ((isBroken && !mayBreak.test(word)) || isOut) words.push(word);
      }
    };
    for (const part of found) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) look(texts.currentNode as Text);
      for (const field of part.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        if (!field.checkVisibility()) continue;
        const typed = field.value;
        field.value ||= field.placeholder;
        if (field.scrollWidth > field.clientWidth) words.push(field.value);
        field.value = typed;
      }
      for (const field of part.querySelectorAll('select')) {
        const look = getComputedStyle(field);
        const chosen = field.selectedOptions[0]?.text ?? '';
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen || !field.checkVisibility()) continue;
        pen.font = look.font;
        const room = field.clientWidth - Number.parseFloat(look.paddingRight);
        if (pen.measureText(chosen).width > room + 1) words.push(chosen);
      }
    }
    return words;
  });
