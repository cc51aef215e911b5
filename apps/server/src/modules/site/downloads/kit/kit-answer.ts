import { AppError } from '#platform/errors.ts';
import { refusal } from '#platform/http/envelope.ts';
import type { PartyCall } from '#platform/http/call.ts';
import { RawAnswer } from '#platform/http/routes.ts';

const json = 'application/json; charset=utf-8';
const successStatus = 0;

/** An answer as the download kit reads it: `status_code`, `data`, `msg`; a refusal keeps its number and its HTTP status. */
export async function kitAnswer(call: PartyCall, work: () => Promise<object>): Promise<RawAnswer> {
  try {
    const data = await work();
    return new RawAnswer(JSON.stringify({ status_code: successStatus, data, msg: '' }), json);
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    const { code, msg, data } = refusal(fault.error, call.language, fault.params, fault.data);
    const body = JSON.stringify({ status_code: code, data, msg });
    return new RawAnswer(body, json, fault.row.http ?? 200);
  }
}
