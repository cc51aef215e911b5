import type { Address } from 'viem';
import type { z } from 'zod';
import { equalInConstantTime } from '#platform/crypto/hash.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';
import type { Network, SignedTransfer } from '../network.ts';
import { clientOf } from '../node/rpc.ts';
import { seal, signAnswer, signerHeaders, signerStatusAnswer, type SignerStatus } from './signer-wire.ts';

/** The signer is not configured, does not answer, or another process answered in its place. */
export class SignerFault extends Error {
  override name = 'SignerFault';
}

/** A transfer to be signed. */
export interface TransferToSign {
  billNo: string;
  chainId: number;
  token: Address;
  to: Address;
  /** Millionths of USDT. */
  amount: bigint;
  /** The sender's next number as the chain knows it; the signer never goes below its own count. */
  leastNonce: bigint;
  gasPrice: bigint;
}

const timeoutMs = 5000;

/** The signer's address on a network, its limits and what it has signed today. Throws SignerFault. */
export function fetchSignerStatus(app: Platform, { code }: Network): Promise<SignerStatus> {
  return ask(app, '/v1/status', { network: code }, signerStatusAnswer);
}

/**
 * Has a transfer signed. The same order again gives the same bytes, whatever else is asked for it. Throws SignerFault;
 * a refusal is an answer, with the signer's reason.
 */
export async function signTransfer(
  app: Platform,
  { code }: Network,
  transfer: TransferToSign,
): Promise<SignedTransfer | { refused: string }> {
  const question = {
    ...transfer,
    network: code,
    amount: String(transfer.amount),
    leastNonce: String(transfer.leastNonce),
    gasPrice: String(transfer.gasPrice),
  };
  return askToSign(app, '/v1/sign', question);
}

/**
 * Puts a question of one of the signer's kinds. Throws SignerFault; a refusal is an answer, with the signer's reason.
 */
export async function askToSign(
  app: Platform,
  path: '/v1/sign' | '/v1/sign-sweep' | '/v1/sign-fuel',
  question: object,
): Promise<SignedTransfer | { refused: string }> {
  const answer = await ask(app, path, question, signAnswer);
  return answer.status === 'refused' ? { refused: answer.reason } : answer;
}

async function ask<T>(app: Platform, path: string, question: object, shape: z.ZodType<T>): Promise<T> {
  const { url, secret } = app.config.signer;
  if (!url || !secret) throw new SignerFault('no signer is configured');
  const nonce = app.ids.uuid();
  const body = JSON.stringify(question);
  const headers = {
    'content-type': 'application/json',
    [signerHeaders.nonce]: nonce,
    [signerHeaders.signature]: seal(secret, [path, nonce, body]),
  };
  const answer = await clientOf(app, { party: 'signer', url })
    .send(url + path, { method: 'POST', headers, body, timeoutMs })
    .catch((fault: unknown) => {
      if (fault instanceof OutboundFault)
        throw new SignerFault('the signer does not answer', { cause: fault });
      throw fault;
    });
  const text = answer.body.toString('utf8');
  if (answer.status !== 200) throw new SignerFault(`the signer answers ${answer.status}`);
  const given = String(answer.headers[signerHeaders.signature] ?? '');
  // Another process that listens on that port cannot tell us where to send money.
  const expected = seal(secret, [path, nonce, text]);
  if (!equalInConstantTime(Buffer.from(given), Buffer.from(expected)))
    throw new SignerFault('an answer that the signer did not sign');
  const parsed = shape.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SignerFault('an answer of another shape');
  return parsed.data;
}
