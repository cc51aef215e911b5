import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';

export interface OutgoingText {
  /** The same id again is the same message: it leaves once. */
  readonly messageId: string;
  /** `+8613…` */
  readonly to: string;
  readonly text: string;
}

export interface OutgoingMail {
  /** The same id again is the same message: it leaves once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A party that text messages are handed to. */
export interface TextGateway {
  /** Throws unless the message was taken, for a job to try again; the fault names neither recipient nor text. */
  send(message: OutgoingText): Promise<void>;
}

/** A party that e-mail is handed to. */
export interface MailGateway {
  /** Throws unless the message was taken, for a job to try again; the fault names neither recipient nor text. */
  send(message: OutgoingMail): Promise<void>;
}

export const smsKind = defineAdapterKind<TextGateway>('sms');
export const mailKind = defineAdapterKind<MailGateway>('mail');
