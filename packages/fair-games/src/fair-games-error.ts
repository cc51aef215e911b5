/** Why a bet, an act, a pick or a file to verify is refused. A closed list: the caller maps each to its own error. */
export type FairGamesFault =
  | 'malformed'
  | 'unknownKind'
  | 'unknownGame'
  | 'unknownDraw'
  | 'unknownPlay'
  | 'badServerSeed'
  | 'badClientSeed'
  | 'badNonce'
  | 'badLink'
  | 'badRandomness'
  | 'badCode'
  | 'badIssue'
  | 'badTime'
  | 'badRange'
  | 'badStake'
  | 'badBet'
  | 'badAct'
  | 'actNotAllowed'
  | 'roundOver'
  | 'badPick'
  | 'repeatedNumber'
  | 'wrongCount'
  | 'tooManyNotes'
  | 'badTimes'
  | 'badResult'
  | 'badLeaf'
  | 'badPath'
  | 'badCard'
  | 'badChain'
  | 'badSignature';

/** Input that the rules of a game do not know. `fault` is what the caller acts on; the message is for the log. */
export class FairGamesError extends Error {
  override readonly name = 'FairGamesError';
  readonly fault: FairGamesFault;

  constructor(fault: FairGamesFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
