/** Hues that hold white letters, and that no deal is told in. */
const hues = [20, 45, 262, 290, 320, 350] as const;

/** A sign for a dealer that sent none: its initials on a ground of its own colour. */
export function drawMonogram(name: string, id: number): string {
  const initials = name
    .split(/\s+/)
    .flatMap((word) => /^[A-Za-z]/.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const hue = hues[id % hues.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="16" fill="hsl(${hue} 30% 32%)"/><text x="48" y="61" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" font-weight="600" fill="#fff">${initials}</text></svg>`;
}
