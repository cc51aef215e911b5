/** What a connection did that this origin does not take. */
export type RtmpFaultName =
  | 'handshake'
  | 'login'
  | 'chunk'
  | 'chunkStreams'
  | 'chunkSize'
  | 'messageSize'
  | 'message'
  | 'command'
  | 'amf';

/** Bytes that are not RTMP as this origin takes it; the connection ends with this name. */
export class RtmpFault extends Error {
  readonly fault: RtmpFaultName;

  constructor(fault: RtmpFaultName, message: string) {
    super(`${fault}: ${message}`);
    this.fault = fault;
  }
}
