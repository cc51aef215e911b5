/** How much work a server takes on at once; beyond it, calls are refused before anything of them is read. */
export interface LoadSettings {
  /** Calls at work in this server. */
  most: number;
  /** Places beyond those that only calls which move value may take. */
  keptForMoney: number;
  /** Calls of one session at work; the next `mostInLine` wait for their turn. */
  mostOfSession: number;
  mostInLine: number;
  /** Calls of one member or operator at work, over all sessions. */
  mostOfOwner: number;
  /** Calls from one network address, in line or at work. */
  mostOfAddress: number;
  /** With the event loop this late on average over a second, in ms, only a quarter of the common places is given. */
  lateLoopMs: number;
}

/**
 * At some 2,500 calls a second 600 at once are a quarter of a second's work: longer than that nobody waits (reliability OVL-1). A session
 * has twenty at work (OVL-2); an address may be a whole carrier's, so it has half of all.
 */
export const firstLoadSettings: LoadSettings = {
  most: 600,
  keptForMoney: 200,
  mostOfSession: 20,
  mostInLine: 44,
  mostOfOwner: 40,
  mostOfAddress: 300,
  lateLoopMs: 250,
};
