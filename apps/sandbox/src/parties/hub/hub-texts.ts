import { gameTexts } from '../venue/game/game-texts.ts';
import type { WalletForm } from './wallet-call.ts';

const houses = {
  qiming: { 'zh-CN': '启明游戏', en: 'Qiming Games' },
  hub: { 'zh-CN': '汇聚游戏', en: 'Hub Games' },
} as const satisfies Record<WalletForm, object>;

/** What the page of the coin says: as at the other venue, but for the house and for the money, which is at home. */
export function textsOf(form: WalletForm, language: 'zh-CN' | 'en') {
  const venue = houses[form][language];
  const own =
    language === 'en'
      ? {
          balance: 'Center wallet',
          poor: 'Not enough money in the center wallet.',
          refused: 'Your site did not take this stake.',
          back: 'Back to the lobby',
          takenBack: 'The stake was taken back.',
          unresolved: 'The result is being confirmed.',
        }
      : {
          balance: '中心钱包余额',
          poor: '中心钱包余额不足。',
          refused: '平台未接受这笔投注。',
          back: '返回大厅',
          takenBack: '这笔投注已撤回。',
          unresolved: '结果确认中。',
        };
  const texts = gameTexts[language];
  return { ...texts, ...own, venue, title: `${venue} · ${texts.game}` };
}
