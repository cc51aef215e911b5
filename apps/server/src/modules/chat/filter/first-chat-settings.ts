import type { ChatSettings } from '@fairway/contract/chat/settings-schemas.ts';

const lines = (terms: string): string => terms.split(' ').join('\n');

/** What an installation begins with: abuse is masked, adverts of others are looked at, and what asks for money outside is refused. */
export const firstChatSettings: ChatSettings = {
  mask: lines('傻逼 傻叉 脑残 滚蛋 妈的 他妈的 操你妈 去死 狗东西 fuck shit bitch'),
  hold: lines('内幕 假球 跟单 带单 回血 代理招募'),
  refuse: lines('代充 代投 私下交易 套现 洗钱 外挂 刷流水 裸聊 约炮'),
  mute: lines('包赢 稳赚不赔 加群领红包'),
  muteMinutes: 10,
  contacts: true,
};
