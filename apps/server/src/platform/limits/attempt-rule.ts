/** How attempts of one bucket are slowed. */
export interface AttemptRule {
  /** Seconds without an attempt after which all is forgotten. */
  forgetsAfter: number;
  /** With more attempts than this each further one waits, twice as long as the one before. */
  slowsAfter: number;
  firstWait: number;
  /** The longest wait: attempts become slow but never impossible. */
  longestWait: number;
}
