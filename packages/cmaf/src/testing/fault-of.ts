import { CmafFault, type FaultName } from '../fault.ts';

/** The rule that an act breaks; undefined where it breaks none. Any other error is thrown on. */
export function faultOf(act: () => unknown): FaultName | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof CmafFault) return error.fault;
    throw error;
  }
}
