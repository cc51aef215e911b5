import { isFinal } from '../../../lib/operation-id.ts';

/** How often a call without an answer is sent again. */
const mostTries = 3;

/** Sends a call until it is answered, under the same operation id: a lost line books nothing twice. Throws the refusal, or the last fault. */
export async function sendUntilAnswered<T>(send: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await send();
  } catch (fault) {
    if (isFinal(fault) || tries <= 1) throw fault;
    return sendUntilAnswered(send, tries - 1);
  }
}
