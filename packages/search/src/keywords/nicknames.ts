/** What shoppers call makes. */
export const makeNicknames: Readonly<Record<string, string>> = {
  ALFA: 'alfa',
  ASTON: 'aston',
  BMW: 'beemer, bimmer, beamer',
  CAD: 'caddy, caddie, cadi',
  CHEV: 'chevy, chevie',
  JAG: 'jag',
  LAM: 'lambo',
  MB: 'mercedes, merc, benz, mercedes benz, mb, amg',
  MIT: 'mitsu',
  OLDS: 'olds',
  ROV: 'landrover, landy',
  RR: 'rolls, rolls royce',
  SUB: 'subie',
  VOLKS: 'vw, volks',
};

/** What shoppers call models, by the model's name. */
export const modelNicknames: Readonly<Record<string, string>> = {
  Beetle: 'bug',
  Camaro: 'camero',
  Corvette: 'vette',
  F150: 'f series',
  'Grand Cherokee': 'gc',
  Mustang: 'stang',
  Suburban: 'burb',
  Thunderbird: 't bird',
};
