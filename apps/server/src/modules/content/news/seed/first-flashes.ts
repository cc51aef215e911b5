import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';

/** A short news as an installation begins with it, published so many minutes before. */
export interface FirstFlash {
  readonly key: string;
  readonly minutesAgo: number;
  readonly document: ContentDocument<'newsFlash'>;
}

const flash = (
  key: string,
  minutesAgo: number,
  column: 'live' | 'sports',
  title: { zh: string; en: string },
  to = '',
): FirstFlash => ({ key, minutesAgo, document: { position: 0, column, title, to } });

export const firstFlashes: readonly FirstFlash[] = [
  flash(
    'welcome-desk',
    12,
    'live',
    {
      zh: '资讯频道上线：战报、规则与快讯都在这里',
      en: 'The news desk is open: reports, rules and short news',
    },
    '/app/news',
  ),
  flash(
    'atlantic-round',
    47,
    'live',
    {
      zh: '大西洋超级联赛新一轮开球，每四分钟一场',
      en: 'A new round of the Atlantic Premier League: a kick-off every four minutes',
    },
    '/app/news/newsDetail/11',
  ),
  flash(
    'league-phase',
    130,
    'sports',
    {
      zh: '欧冠联赛阶段同分先比净胜球，最后一轮十八场同时开球',
      en: 'Champions League: goal difference first, and eighteen matches at once on the last night',
    },
    '/app/news/newsDetail/2',
  ),
  flash(
    'var-four',
    260,
    'live',
    {
      zh: 'VAR 只管四种情况：进球、点球、直接红牌、罚错人',
      en: 'VAR in four cases: goals, penalties, red cards, identity',
    },
    '/app/news/newsDetail/4',
  ),
  flash('pitch-size', 540, 'sports', {
    zh: '小知识：标准球场 105 × 68 米，球门 7.32 × 2.44 米',
    en: 'Did you know: a pitch is 105 × 68 metres, a goal 7.32 × 2.44',
  }),
];
