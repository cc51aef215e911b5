/** Pictures there are, by what they show. */
export type VenuePicture =
  | 'sport'
  | 'esport'
  | 'live-dealer'
  | 'lottery'
  | 'egame'
  | 'table-games'
  | 'fishing';
