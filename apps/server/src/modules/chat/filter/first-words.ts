import type { ChatWord } from '@fairway/contract/chat/word-schemas.ts';

const listed = (act: ChatWord['act'], words: string): ChatWord[] =>
  words.split(' ').map((text) => ({ text, act }));

/** What an installation begins with: abuse is masked, adverts of others are looked at, and what asks for money outside is refused. */
export const firstWords: readonly ChatWord[] = [
  ...listed('mask', '傻逼 傻叉 脑残 滚蛋 妈的 他妈的 操你妈 去死 狗东西 fuck shit bitch'),
  ...listed('hold', '内幕 假球 跟单 带单 回血 代理招募'),
  ...listed('refuse', '代充 代投 私下交易 套现 洗钱 外挂 刷流水 裸聊 约炮'),
  ...listed('mute', '包赢 稳赚不赔 加群领红包'),
];
