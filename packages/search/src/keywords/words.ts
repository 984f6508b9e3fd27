/** A word of a shopper's sentence. */
export interface Word {
  /** Lower case, without accents and punctuation: what is compared. A number is in plain digits. */
  readonly folded: string;
  /** Set for numbers, in whole units: `25k` is 25,000. */
  readonly number?: WordNumber;
  /** Where it stands in the sentence, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

interface WordNumber {
  readonly value: number;
  /** Written with `$`. */
  readonly isMoney: boolean;
  /** Written with `k`. */
  readonly isThousands: boolean;
}

/**
 * A run of letters and digits, with the `$` before and the `+` behind it, thousands' commas and
 * decimal points; or a comparison sign; or a hyphen between numbers, which says "to".
 */
const wordPattern =
  /\$?[\p{L}\p{M}\d]+(?:(?<=\d)[.,](?=\d)[\p{L}\p{M}\d]+|['’](?=\p{L})[\p{L}\p{M}\d]+)*|(?<=[\p{L}\d])\+|[<>]=?|(?<=\dk?) ?[-–—] ?(?=\$?\d)/giu;

/** `$25,000`, `25k`, `5.0l`, `30mpg`: a number and the unit that is stuck to it. */
const numberPattern = /^(\$?)(\d{1,3}(?:,\d{3})+|\d+)((?:\.\d+)?)(k?)(\p{L}*)$/u;

/** Units that may be written without a space. Behind other letters a number is part of a name: `4runner`. */
const stuckUnits: ReadonlySet<string> = new Set(
  'mi mile miles mpg l liter liters litre cyl cylinder cylinders dr door doors mo month months seat seats seater yr yrs year years'.split(
    ' ',
  ),
);

/** Lower case without accents; only letters, digits and `+`, which names bear: `450+`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d+]+/gu, '');
}

/** The words of a sentence, in order. Whatever is not a word separates words. */
export function wordsOf(sentence: string): Word[] {
  const words: Word[] = [];
  for (const match of sentence.matchAll(wordPattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    for (const part of splitCommas(match[0], span)) words.push(...readWord(part.text, part));
  }
  return joinThousands(words);
}

/** `2019,2020` are two numbers, `20,000` is one. */
function splitCommas(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  if (!text.includes(',') || numberPattern.test(text.toLowerCase())) return [{ text, start, end }];
  let at = start;
  return text.split(',').map((part) => {
    const span = { text: part, start: at, end: at + part.length };
    at += part.length + 1;
    return span;
  });
}

function readWord(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): Word[] {
  const lower = text.trim().toLowerCase();
  if (/^[-–—]$/.test(lower)) return [{ folded: 'to', start, end }];
  if (/^[+<>]/.test(lower)) return [{ folded: lower, start, end }];
  const [, dollar, whole = '', decimals = '', k, unit = ''] = numberPattern.exec(lower) ?? [];
  const isNumber = whole !== '' && whole.length <= 12 && (unit === '' || stuckUnits.has(unit));
  if (!isNumber) {
    const folded = fold(text);
    return folded === '' ? [] : [{ folded, start, end }];
  }
  const isThousands = k === 'k';
  const plain = `${whole.replaceAll(',', '')}${decimals}`;
  const value = isThousands ? Math.round(Number(plain) * 1000) : Number(plain);
  const number = { value, isMoney: dollar === '$', isThousands };
  // Digits as written: a ZIP keeps its leading zeros, the trim `2.5 S` is `25s`.
  const folded = isThousands ? String(value) : fold(plain);
  const digits = { folded, number, start, end };
  return unit === ''
    ? [digits]
    : [
        { ...digits, end: end - unit.length },
        { folded: unit, start: end - unit.length, end },
      ];
}

const thousandWords: ReadonlySet<string> = new Set(['k', 'thousand', 'grand']);

/** `25 k` and `25 thousand` are `25k`. */
function joinThousands(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isScale = thousandWords.has(word.folded) && before?.number && !before.number.isThousands;
    if (before?.number && isScale) {
      const value = before.number.value * 1000;
      const number = { ...before.number, value, isThousands: true };
      joined[joined.length - 1] = { ...before, folded: String(value), number, end: word.end };
    } else joined.push(word);
  }
  return joined;
}
