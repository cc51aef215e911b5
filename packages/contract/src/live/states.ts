import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** What a room is about. A dealer's table shows a picture and has no chat. */
export const roomKinds = defineEnum({
  match: { code: 'match', zh: '赛事', en: 'Match' },
  anchor: { code: 'anchor', zh: '主播', en: 'Anchor' },
  table: { code: 'table', zh: '真人桌', en: 'Dealer table' },
});
export type RoomKind = CodeOf<typeof roomKinds>;

/** Scenes of a room's cover: what its anchor sits before while nothing is on the air. */
export const roomCovers = defineEnum({
  desk: { code: 'desk', zh: '主播台', en: 'Desk' },
  pitch: { code: 'pitch', zh: '足球场', en: 'Football pitch' },
  court: { code: 'court', zh: '篮球场', en: 'Basketball court' },
  wheel: { code: 'wheel', zh: '轮盘桌', en: 'Roulette table' },
});
export type RoomCoverName = CodeOf<typeof roomCovers>;

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

/** Seconds for which everybody may watch a room whose rule is `preview`, counted a viewer and day. */
export const previewSeconds = 300;

/** What an operator may set as a room's rule. */
export const roomWatchRules = defineEnum({
  everyone: { code: 'everyone', zh: '所有人可看', en: 'Everyone' },
  preview: { code: 'preview', zh: '试看 5 分钟，登录后继续', en: 'Five minutes for everyone, then members' },
  members: { code: 'members', zh: '登录会员可看', en: 'Members' },
  active: {
    code: 'active',
    zh: '有余额或 24 小时内有投注的会员可看',
    en: 'Members with money or a bet in 24 hours',
  },
  off: { code: 'off', zh: '关闭画面', en: 'Nobody: the picture is off' },
});
export type RoomWatchRule = CodeOf<typeof roomWatchRules>;

export const scheduleStatuses = defineEnum({
  planned: { code: 'planned', zh: '未开始', en: 'Planned' },
  live: { code: 'live', zh: '直播中', en: 'Live' },
  missed: { code: 'missed', zh: '未如期开播', en: 'Did not take place' },
  cancelled: { code: 'cancelled', zh: '已取消', en: 'Cancelled' },
  ended: { code: 'ended', zh: '已结束', en: 'Ended' },
});
export type ScheduleStatus = CodeOf<typeof scheduleStatuses>;

/** `agreed`: by two operators; it counts once the anchor agrees as well. */
export const contractStatuses = defineEnum({
  proposed: { code: 'proposed', zh: '待复核', en: 'Proposed' },
  agreed: { code: 'agreed', zh: '待主播确认', en: 'Waits for the anchor' },
  inForce: { code: 'inForce', zh: '生效中', en: 'In force' },
  replaced: { code: 'replaced', zh: '已被替代', en: 'Replaced' },
  dropped: { code: 'dropped', zh: '未通过', en: 'Dropped' },
});
export type ContractStatus = CodeOf<typeof contractStatuses>;

/** Why a member reports a picture. */
export const pictureReportReasons = defineEnum({
  indecent: { code: 'indecent', zh: '色情低俗', en: 'Indecent' },
  violent: { code: 'violent', zh: '血腥暴力', en: 'Violent' },
  fraud: { code: 'fraud', zh: '诈骗引流', en: 'Fraud or outside contacts' },
  stolen: { code: 'stolen', zh: '盗播画面', en: 'Taken from elsewhere' },
  other: { code: 'other', zh: '其他', en: 'Other' },
});
export type PictureReportReason = CodeOf<typeof pictureReportReasons>;
