/** The rules of the format by name; the contract's `streamFaults` gives each its text. */
export type FaultName =
  | 'box'
  | 'initSize'
  | 'partSize'
  | 'codec'
  | 'profile'
  | 'level'
  | 'pictureSize'
  | 'frameRate'
  | 'bitRate'
  | 'keyFrame'
  | 'partDuration'
  | 'time'
  | 'track';

/** A stream that breaks a rule; the message says where. */
export class CmafFault extends Error {
  readonly fault: FaultName;

  constructor(fault: FaultName, message: string) {
    super(`${fault}: ${message}`);
    this.fault = fault;
  }
}
