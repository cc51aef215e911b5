import type { BestOf } from '@fairway/betting';

/** A competition of the demonstration: invented, played by the simulator for ever. */
export interface DemoLeague {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly position: number;
  /** A league of e-sports, whose matches are series of at most so many maps; left out: football. */
  readonly bestOf?: BestOf;
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
  {
    key: 'demo nebula',
    zh: '星云职业联赛',
    en: 'Nebula Pro League',
    position: 8,
    bestOf: 3,
    everyMinutes: 6,
    aheadHours: 3,
    speed: 12,
    teams: [
      ['银翼战队', 'Silverwing'],
      ['零度风暴', 'Zero Storm'],
      ['赤焰', 'Crimson Flare'],
      ['夜巡者', 'Night Watch'],
      ['量子狐', 'Quantum Fox'],
      ['深海之声', 'Deep Echo'],
      ['北辰', 'Polestar'],
      ['碎星', 'Shatterstar'],
    ],
  },
  {
    key: 'demo summit',
    zh: '巅峰邀请赛',
    en: 'Summit Invitational',
    position: 9,
    bestOf: 5,
    everyMinutes: 180,
    aheadHours: 72,
    speed: 8,
    teams: [
      ['雷霆骑士', 'Thunder Knights'],
      ['白夜', 'White Night'],
      ['青锋', 'Azure Edge'],
      ['荒原狼', 'Steppe Wolves'],
    ],
  },
];
