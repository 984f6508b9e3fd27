const parameter = 'lostSearch';

/** What is said of a saved search that is not there. One that was somebody's own may be there for them alone. */
const problems = new Map([
  ['gone', 'This saved search is no longer there.'],
  ['own', 'You have no such saved search here.'],
]);

/** Where the address of a saved search leads that is not there. @param isShared whether it was passed on */
export const lostSearchAddress = (isShared: boolean): string =>
  `/cars-for-sale?${parameter}=${isShared ? 'gone' : 'own'}`;

/** What the page of such an address says of it: nothing on every other. */
export function lostSearchNotices(address: string) {
  const lost = new URL(address, 'http://x').searchParams.get(parameter) ?? '';
  const problem = problems.get(lost);
  return problem === undefined ? [] : [{ problem, sentence: 'These are all cars.' }];
}
