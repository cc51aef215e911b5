import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** What a room is about. A dealer's table shows a picture and has no chat. */
export const roomKinds = defineEnum({
  match: { code: 'match', zh: '赛事', en: 'Match' },
  anchor: { code: 'anchor', zh: '主播', en: 'Anchor' },
  table: { code: 'table', zh: '真人桌', en: 'Dealer table' },
});
export type RoomKind = CodeOf<typeof roomKinds>;

/** Where an anchor stands with the house. */
export const anchorStatuses = defineEnum({
  applied: { code: 'applied', zh: '待审核', en: 'Applied' },
  approved: { code: 'approved', zh: '已通过', en: 'Approved' },
  refused: { code: 'refused', zh: '未通过', en: 'Refused' },
  suspended: { code: 'suspended', zh: '已停播', en: 'Suspended' },
  left: { code: 'left', zh: '已退出', en: 'Left' },
});
export type AnchorStatus = CodeOf<typeof anchorStatuses>;

/** `interrupted`: the picture stopped less than 60 s ago and may come back. */
export const broadcastStatuses = defineEnum({
  ready: { code: 'ready', zh: '待开播', en: 'Ready' },
  live: { code: 'live', zh: '直播中', en: 'Live' },
  interrupted: { code: 'interrupted', zh: '暂时中断', en: 'Interrupted' },
  ended: { code: 'ended', zh: '已结束', en: 'Ended' },
  takenDown: { code: 'takenDown', zh: '已下架', en: 'Taken down' },
});
export type BroadcastStatus = CodeOf<typeof broadcastStatuses>;

/** What lists show of a room: its broadcast, or that none has begun. */
export const roomStatuses = defineEnum({
  waiting: { code: 'waiting', zh: '未开播', en: 'Not live yet' },
  live: { code: 'live', zh: '直播中', en: 'Live' },
  interrupted: { code: 'interrupted', zh: '暂时中断', en: 'Interrupted' },
  ended: { code: 'ended', zh: '已结束', en: 'Ended' },
  takenDown: { code: 'takenDown', zh: '已下架', en: 'Taken down' },
});
export type RoomStatus = CodeOf<typeof roomStatuses>;

/** Seconds for which a broadcast waits for its picture to come back before it ends. */
export const interruptedSeconds = 60;
