import * as z from 'zod';
import { dayIn } from '../clock.ts';
import { networks, type Network } from '../config.ts';
import { fuelToSign, signFuel } from './sign-fuel.ts';
import { signSweep, sweepGas, sweepToSign } from './sign-sweep.ts';
import { payoutGas, signTransfer, transferToSign, type Means, type Refusal } from './sign-transfer.ts';

const whichNetwork = z.strictObject({ network: z.enum(networks) });

/** The answer to a question; undefined for a malformed one. */
export async function act(means: Means, path: string, question: unknown): Promise<object | undefined> {
  switch (path) {
    // Its name before 26 November 2026: a server that is updated after its signer still asks for it.
    case '/v1/standing':
    case '/v1/status': {
      const asked = whichNetwork.safeParse(question);
      return asked.success ? signerStatus(means, asked.data.network) : undefined;
    }
    case '/v1/sign': {
      const asked = transferToSign.safeParse(question);
      return asked.success ? say(await signTransfer(means, asked.data)) : undefined;
    }
    case '/v1/sign-fuel': {
      const asked = fuelToSign.safeParse(question);
      return asked.success ? say(await signFuel(means, asked.data)) : undefined;
    }
    case '/v1/sign-sweep': {
      const asked = sweepToSign.safeParse(question);
      return asked.success ? say(await signSweep(means, asked.data)) : undefined;
    }
    default:
      return undefined;
  }
}

type Made =
  | { refused: Refusal }
  | { sender: string; signed: { nonce: bigint; tx_hash: string; signed: string } };

function say(made: Made): object {
  if ('refused' in made) return { status: 'refused', reason: made.refused };
  const { nonce, tx_hash: txHash, signed } = made.signed;
  return { status: 'signed', sender: made.sender, nonce: String(nonce), txHash, signed };
}

function signerStatus({ config, accounts, deposits, store, clock }: Means, network: Network): object {
  const { limits } = config;
  const day = dayIn(config.timeZone, clock.now());
  return {
    address: accounts[network].address,
    once: String(limits.once),
    day: String(limits.day),
    signedToday: String(store.sumOfDay(network, day)),
    gas: String(payoutGas),
    feeOnce: String(limits.feeOnce),
    sweeping: {
      hasKey: deposits[network] !== undefined,
      gas: String(sweepGas),
      day: String(limits.sweepDay),
      sweptToday: String(store.sweptOfDay(network, day)),
      fuelOnce: String(limits.fuelOnce),
      fuelDay: String(limits.fuelDay),
      fuelledToday: String(store.fuelledOfDay(network, day)),
    },
  };
}
