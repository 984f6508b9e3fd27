/** Names as browsers give them; those that pass for another one first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser in words, such as `Chrome on Windows`, for its owner to recognise. */
export function describeBrowser(userAgent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser === undefined) return system ? `A browser on ${system}` : 'A browser';
  return system ? `${browser} on ${system}` : browser;
}
