import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import { signedMail, signedSms } from './signed-gateway.ts';

/** Every gateway for text messages, one line each; the first that is configured is used. */
export const smsGateways = [signedSms] as const;

/** Every gateway for e-mail, one line each; the first that is configured is used. */
export const mailGateways = [signedMail] as const;

export interface OutgoingMessage {
  readonly channel: 'sms' | 'email';
  readonly messageId: string;
  readonly to: string;
  /** Only an e-mail carries it. */
  readonly subject: string;
  readonly text: string;
}

/** Whether messages of a channel can leave. */
export function canSend(app: Platform, channel: OutgoingMessage['channel']): boolean {
  const gateways = channel === 'sms' ? smsGateways : mailGateways;
  return gateways.some((adapter) => connectAdapter(app, adapter) !== undefined);
}

/** Hands one message to the first gateway that is configured. Throws when it was not taken, for the job to try again. */
export async function sendMessage(app: Platform, { channel, ...message }: OutgoingMessage): Promise<void> {
  if (channel === 'email') {
    for (const adapter of mailGateways) {
      const gateway = connectAdapter(app, adapter);
      if (gateway) return gateway.send(message);
    }
  } else {
    const { messageId, to, text } = message;
    for (const adapter of smsGateways) {
      const gateway = connectAdapter(app, adapter);
      if (gateway) return gateway.send({ messageId, to, text });
    }
  }
  throw new Error('no message gateway is configured');
}
