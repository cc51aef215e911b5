import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** How the book of a venue that is played from the center wallet can differ from ours. */
export const walletDifferenceKinds = defineEnum({
  missingHere: { code: 'missingHere', zh: '场馆有、我方没有', en: 'Not in our book' },
  missingThere: { code: 'missingThere', zh: '我方有、场馆没有', en: 'Not in the venue’s book' },
  amount: { code: 'amount', zh: '金额不同', en: 'Another amount' },
  /** Another member, currency, round or kind of call under one id. */
  call: { code: 'call', zh: '同一编号内容不同', en: 'Another call by the same number' },
  repeated: { code: 'repeated', zh: '场馆重复列出', en: 'Listed twice by the venue' },
  roundUnknown: { code: 'roundUnknown', zh: '场馆查无此局', en: 'Round unknown to the venue' },
});
export type WalletDifferenceKind = CodeOf<typeof walletDifferenceKinds>;

export const walletDifferenceStates = defineEnum({
  open: { code: 'open', zh: '待查明', en: 'Open' },
  settled: { code: 'settled', zh: '已自行一致', en: 'Came right by itself' },
  explained: { code: 'explained', zh: '已查明', en: 'Explained' },
});
export type WalletDifferenceState = CodeOf<typeof walletDifferenceStates>;
