import type { Locator } from '@playwright/test';

/** Words in some parts of a page that are broken between letters, leave their box, or stand in a field too small. */
export const cutWords = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((found) => {
    const words: string[] = [];
    /** The nearest box of words: what stands in a line has none of its own. */
    const boxOf = (element: Element | null): Element =>
      element?.parentElement && getComputedStyle(element).display === 'inline'
        ? boxOf(element.parentElement)
        : (element ?? document.body);
    const look = (text: Text) => {
      const box = boxOf(text.parentElement);
      if (!box.checkVisibility() || box.closest('.ui-visually-hidden')) return;
      for (const { 0: word, index } of text.data.matchAll(/[\w.,$’%–-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        const isOut = range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
        if ((isBroken && !/[–-]/.test(word)) || isOut) words.push(word);
      }
    };
    for (const part of found) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) look(texts.currentNode as Text);
      for (const field of part.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        const typed = field.value;
        field.value ||= field.placeholder;
        if (field.scrollWidth > field.clientWidth) words.push(field.value);
        field.value = typed;
      }
    }
    return words;
  });
