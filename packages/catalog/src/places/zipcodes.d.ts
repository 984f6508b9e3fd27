declare module 'zipcodes' {
  interface ZipRecord {
    readonly zip: string | number;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly state: string;
    readonly country: string;
  }
  const zipcodes: {
    readonly codes: Readonly<Record<string, ZipRecord>>;
    lookup(zip: string): ZipRecord | undefined;
  };
  export default zipcodes;
}
