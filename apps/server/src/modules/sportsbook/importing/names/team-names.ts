import { teamKey } from '../openfootball/merge-repeats.ts';

/** Chinese names by the usual English ones, a line a competition; a club without a line keeps its own name. */
const pitchLines = [
  // England
  'AFC Bournemouth 伯恩茅斯; Arsenal FC 阿森纳; Aston Villa FC 阿斯顿维拉; Brentford FC 布伦特福德',
  'Brighton & Hove Albion FC 布莱顿; Burnley FC 伯恩利; Chelsea FC 切尔西; Crystal Palace FC 水晶宫; Everton FC 埃弗顿',
  'Fulham FC 富勒姆; Leeds United FC 利兹联; Liverpool FC 利物浦; Manchester City FC 曼城; Manchester United FC 曼联',
  'Newcastle United FC 纽卡斯尔联; Nottingham Forest FC 诺丁汉森林; Sunderland AFC 桑德兰; Tottenham Hotspur FC 托特纳姆热刺',
  'West Ham United FC 西汉姆联; Wolverhampton Wanderers FC 狼队; Leicester City FC 莱斯特城; Southampton FC 南安普顿',
  'Ipswich Town FC 伊普斯维奇; Sheffield United FC 谢菲尔德联; Luton Town FC 卢顿; Watford FC 沃特福德; Norwich City FC 诺维奇',
  // Germany
  '1. FC Heidenheim 1846 海登海姆; 1. FC Köln 科隆; 1. FC Union Berlin 柏林联合; 1. FSV Mainz 05 美因茨',
  'Bayer 04 Leverkusen 勒沃库森; Borussia Dortmund 多特蒙德; Borussia Mönchengladbach 门兴格拉德巴赫; Eintracht Frankfurt 法兰克福',
  'FC Augsburg 奥格斯堡; FC Bayern München 拜仁慕尼黑; FC St. Pauli 1910 圣保利; FC St. Pauli 圣保利; Hamburger SV 汉堡',
  'RB Leipzig 莱比锡红牛; SC Freiburg 弗赖堡; SV Werder Bremen 云达不莱梅; TSG 1899 Hoffenheim 霍芬海姆; VfB Stuttgart 斯图加特',
  'VfL Wolfsburg 沃尔夫斯堡; VfL Bochum 波鸿; FC Schalke 04 沙尔克04; Hertha BSC 柏林赫塔; Holstein Kiel 荷尔斯泰因基尔',
  // China
  'Beijing Guoan 北京国安; Changchun Yatai 长春亚泰; Chengdu Rongcheng 成都蓉城; Dalian Yingbo 大连英博; Henan FC 河南俱乐部',
  'Meizhou Hakka 梅州客家; Qingdao Hainiu 青岛海牛; Qingdao West Coast 青岛西海岸; Shandong Taishan 山东泰山',
  'Shanghai Port FC 上海海港; Shanghai Shenhua 上海申花; Shenzhen Peng City 深圳新鹏城; Tianjin Jinmen Tiger 天津津门虎',
  'Wuhan Three Towns 武汉三镇; Yunnan Yukun 云南玉昆; Zhejiang Professional 浙江俱乐部; Cangzhou Mighty Lions 沧州雄狮; Nantong Zhiyun 南通支云',
  // Nations
  'Algeria 阿尔及利亚; Argentina 阿根廷; Australia 澳大利亚; Austria 奥地利; Belgium 比利时; Bosnia & Herzegovina 波黑',
  'Brazil 巴西; Canada 加拿大; Cape Verde 佛得角; Colombia 哥伦比亚; Croatia 克罗地亚; Curaçao 库拉索; Czech Republic 捷克',
  'DR Congo 刚果（金）; Ecuador 厄瓜多尔; Egypt 埃及; England 英格兰; France 法国; Germany 德国; Ghana 加纳; Haiti 海地',
  'Iran 伊朗; Iraq 伊拉克; Ivory Coast 科特迪瓦; Japan 日本; Jordan 约旦; Mexico 墨西哥; Morocco 摩洛哥; Netherlands 荷兰',
  'New Zealand 新西兰; Norway 挪威; Panama 巴拿马; Paraguay 巴拉圭; Portugal 葡萄牙; Qatar 卡塔尔; Saudi Arabia 沙特阿拉伯',
  'Scotland 苏格兰; Senegal 塞内加尔; South Africa 南非; South Korea 韩国; Spain 西班牙; Sweden 瑞典; Switzerland 瑞士',
  'Tunisia 突尼斯; Turkey 土耳其; USA 美国; Uruguay 乌拉圭; Uzbekistan 乌兹别克斯坦; Italy 意大利; Denmark 丹麦; Poland 波兰',
  'Serbia 塞尔维亚; Wales 威尔士; Ukraine 乌克兰; Hungary 匈牙利; Romania 罗马尼亚; Slovakia 斯洛伐克; Slovenia 斯洛文尼亚',
  'Greece 希腊; Ireland 爱尔兰; Northern Ireland 北爱尔兰; China 中国; China PR 中国; Nigeria 尼日利亚; Cameroon 喀麦隆; Chile 智利; Peru 秘鲁',
];

const names = new Map(
  pitchLines.flatMap((line) =>
    line.split('; ').map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [teamKey(entry.slice(0, at)), entry.slice(at + 1)] as const;
    }),
  ),
);

/** A club or nation in both languages; a name that is not listed is used in both. */
export function teamNames(name: string): { zh: string; en: string } {
  return { zh: names.get(teamKey(name)) ?? name, en: name };
}
