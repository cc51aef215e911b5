/** A competition of the demonstration: invented, played by the simulator for ever. */
export interface DemoLeague {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly position: number;
  /** Minutes between two kick-offs; together with the speed it says how many matches run at a time. */
  readonly everyMinutes: number;
  /** Hours ahead for which matches are drawn up. */
  readonly aheadHours: number;
  /** Seconds of play in a second. */
  readonly speed: number;
  /** 中文 English, strongest first. */
  readonly teams: readonly (readonly [zh: string, en: string])[];
}

export const demoLeagues: readonly DemoLeague[] = [
  {
    key: 'demo atlantic',
    zh: '大西洋超级联赛',
    en: 'Atlantic Premier League',
    position: 4,
    everyMinutes: 4,
    aheadHours: 2,
    speed: 6,
    teams: [
      ['诺斯伯里', 'Northbury'],
      ['格兰维尔', 'Granville'],
      ['卡斯顿港', 'Caston Harbour'],
      ['维斯特兰', 'Westerland'],
      ['阿什福德', 'Ashfield Vale'],
      ['海德角', 'Hyde Point'],
      ['布莱克米尔', 'Blackmere'],
      ['圣劳伦', 'Saint Lauren'],
      ['奥克汉姆', 'Oakham Green'],
      ['雷文斯代尔', 'Ravensdale'],
      ['金斯布里奇', 'Kingsbridge'],
      ['塔尔文', 'Talwyn'],
    ],
  },
  {
    key: 'demo northern',
    zh: '北境甲级联赛',
    en: 'Northern First League',
    position: 6,
    everyMinutes: 90,
    aheadHours: 72,
    speed: 4,
    teams: [
      ['霜原竞技', 'Frostfield Athletic'],
      ['松林联', 'Pinewood United'],
      ['北湾', 'North Bay'],
      ['白岭', 'Whiteridge'],
      ['铁桥镇', 'Ironbridge Town'],
      ['峡湾流浪者', 'Fjord Rovers'],
      ['极光', 'Aurora'],
      ['石门', 'Stonegate'],
    ],
  },
  {
    key: 'demo eastern',
    zh: '东方职业联赛',
    en: 'Eastern Professional League',
    position: 7,
    everyMinutes: 120,
    aheadHours: 96,
    speed: 4,
    teams: [
      ['上海申浦', 'Shanghai Shenpu'],
      ['青岛海岬', 'Qingdao Headland'],
      ['成都蜀锦', 'Chengdu Brocade'],
      ['广州木棉', 'Guangzhou Kapok'],
      ['临江联', 'Linjiang United'],
      ['云岭', 'Yunling'],
      ['渤海明珠', 'Bohai Pearl'],
      ['长安铁骑', 'Changan Cavalry'],
    ],
  },
];
