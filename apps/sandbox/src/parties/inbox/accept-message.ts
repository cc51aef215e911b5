import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { instant } from '../../platform/clock.ts';
import { callerId, contentHash, line } from '../../platform/fields.ts';
import { conflict } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { findMessage, insertMessage } from './message-store.ts';

const shared = { sender: z.string().min(1).max(64), messageId: callerId, text: z.string().min(1).max(2000) };
const sms = z.strictObject({ ...shared, to: z.e164() });
const email = z.strictObject({ ...shared, to: z.email().max(254), subject: line(200) });

interface MessageRequest {
  sender: string;
  messageId: string;
  to: string;
  subject?: string;
  text: string;
}

/** `POST /inbox/sms` */
export const acceptSms = (stage: Stage) => accept(stage, 'sms', sms);

/** `POST /inbox/email` */
export const acceptEmail = (stage: Stage) => accept(stage, 'email', email);

function accept(
  stage: Stage,
  channel: 'sms' | 'email',
  schema: z.ZodType<MessageRequest>,
): SignedOperation<MessageRequest> {
  return {
    path: `/inbox/${channel}`,
    operation: channel,
    schema,
    sender: (input) => input.sender,
    orderNo: (input) => input.messageId,
    act(input) {
      const { messageId, to, text } = input;
      const hash = contentHash({ ...input, channel });
      const known = findMessage(stage.book, messageId);
      if (known && known.contentHash !== hash) throw conflict('MESSAGE_CONFLICT');
      if (known) return { messageId, acceptedAt: known.acceptedAt };

      const acceptedAt = instant(stage.clock.now());
      insertMessage(
        stage.book,
        { messageId, channel, to, subject: input.subject ?? null, text, acceptedAt },
        hash,
      );
      return { messageId, acceptedAt };
    },
  };
}
