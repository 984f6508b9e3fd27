/** Where it is said how things are done here. */
export const helpPath = '/help';
