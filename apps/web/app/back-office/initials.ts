/** `CP` of Cora Pace, `CO` of Cora. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)) : [name.slice(0, 2)];
  return letters.join('').slice(0, 2).toUpperCase();
}
