import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What an operator sets a venue to. */
export const venueSwitchStates = defineEnum({
  open: { code: 'open', zh: '开放', en: 'Open' },
  maintenance: { code: 'maintenance', zh: '维护中', en: 'Under maintenance' },
  closed: { code: 'closed', zh: '已关闭', en: 'Closed' },
});
export type VenueSwitchState = CodeOf<typeof venueSwitchStates>;

/**
 * Whether a venue can be entered and money sent to it. Taking money back works in every state. `notOffered`: this installation
 * has no connection to the venue, whatever its switch says.
 */
export const venueStates = defineEnum({
  open: { code: 'open', zh: '开放', en: 'Open' },
  maintenance: { code: 'maintenance', zh: '维护中', en: 'Under maintenance' },
  closed: { code: 'closed', zh: '已关闭', en: 'Closed' },
  notOffered: { code: 'notOffered', zh: '暂未开通', en: 'Not offered' },
});
export type VenueState = CodeOf<typeof venueStates>;

/**
 * Where the money is that a venue is played with. `transfer`: a wallet there, filled by transfers. `center`: stakes come straight
 * from the center wallet, so no money is ever kept at the venue and none can be transferred to it. `seat`: money is bought in with a seat
 * at one of its tables or pools and comes home when the seat is left; no other transfer moves it.
 */
export const venueWallets = defineEnum({
  transfer: { code: 'transfer', zh: '场馆钱包', en: 'Venue wallet' },
  center: { code: 'center', zh: '中心钱包', en: 'Center wallet' },
  seat: { code: 'seat', zh: '座位钱包', en: 'Seat wallet' },
});
export type VenueWallet = CodeOf<typeof venueWallets>;

/** `out`: from the center wallet to the venue. `in`: from the venue back to the center wallet. */
export const transferDirections = defineEnum({
  out: { code: 'out', zh: '转入场馆', en: 'To the venue' },
  in: { code: 'in', zh: '转回中心钱包', en: 'Back to center wallet' },
});
export type TransferDirection = CodeOf<typeof transferDirections>;

/**
 * A transfer's life. `sent`: the venue is being asked. `querying`: it has not said how it ended, the money is in transit and
 * safe. `operator`: neither query nor statement could say, two people decide. The last two are final.
 */
export const transferStatuses = defineEnum({
  sent: { code: 'sent', zh: '处理中', en: 'In progress' },
  querying: { code: 'querying', zh: '查询中', en: 'Being confirmed' },
  operator: { code: 'operator', zh: '人工核实中', en: 'Being checked by staff' },
  done: { code: 'done', zh: '已到账', en: 'Arrived' },
  refused: { code: 'refused', zh: '未成功，已退回', en: 'Not done, returned' },
});
export type TransferStatus = CodeOf<typeof transferStatuses>;

/** What recycling did with one venue's money. */
export const recycleResults = defineEnum({
  done: { code: 'done', zh: '已回收', en: 'Recovered' },
  onItsWay: { code: 'onItsWay', zh: '回收中', en: 'On its way' },
  empty: { code: 'empty', zh: '没有余额', en: 'Nothing there' },
  /** A hand is being played: the seat is left at its end, and the money comes home then. */
  afterHand: { code: 'afterHand', zh: '本局结束后回收', en: 'After this hand' },
  /** The member may still be playing there; `confirmVenueRecycling` takes the money all the same. */
  needsConfirmation: {
    code: 'needsConfirmation',
    zh: '游戏可能仍在进行，请确认',
    en: 'You may still be playing; please confirm',
  },
  /** Another transfer of this venue is in transit, or the venue does not answer. */
  skipped: { code: 'skipped', zh: '暂时无法回收', en: 'Not possible now' },
});
export type RecycleResult = CodeOf<typeof recycleResults>;
