/** The features that the compare-trims table has rows for, in its order. */
export const comparedTrimFeatures = [
  { code: '1319', name: 'Heated Seats' },
  { code: '1078', name: 'Leather Seats' },
  { code: '1224', name: 'Rearview Camera' },
  { code: '1211', name: 'Bluetooth' },
  { code: '1013', name: 'Alarm System' },
  { code: '1310', name: 'Lane Departure' },
  { code: '1066', name: 'Navigation' },
  { code: '1221', name: 'Remote Start' },
  { code: '1132', name: 'Sunroof' },
] as const;
