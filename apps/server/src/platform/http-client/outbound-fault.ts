export type OutboundFaultKind =
  | 'hostNotAllowed'
  | 'busy'
  | 'partyDown'
  | 'connectTimeout'
  | 'timeout'
  | 'connection'
  | 'tooLarge';

/** No whole answer arrived. `sent` false: the other side cannot have acted; true: it may have, the outcome is unknown. */
export class OutboundFault extends Error {
  override name = 'OutboundFault';
  readonly kind: OutboundFaultKind;
  readonly sent: boolean;

  constructor(kind: OutboundFaultKind, sent: boolean, cause?: unknown) {
    super(`outbound call failed: ${kind}`, { cause });
    this.kind = kind;
    this.sent = sent;
  }
}
