/** How much a server takes on at once; beyond its work, calls are refused before anything of them is read. README.md says why so much. */
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
  /** Calls of one network address whose body is still arriving; the next one ends the one that has waited longest. */
  mostBodiesOfAddress: number;
  /** The same over all addresses. */
  mostBodies: number;
  /** How long a small body may take from its headers on, in ms. */
  bodyMs: number;
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
  mostBodiesOfAddress: 64,
  mostBodies: 2000,
  bodyMs: 2000,
  lateLoopMs: 250,
};
