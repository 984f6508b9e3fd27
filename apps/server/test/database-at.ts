/** The settings of a database by its address or, embedded, by its folder. */
export function databaseAt(place: string) {
  return place.startsWith('postgres')
    ? { databaseUrl: place, dataDir: '' }
    : { databaseUrl: undefined, dataDir: place };
}
