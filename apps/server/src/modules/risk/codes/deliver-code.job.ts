import { unseal } from '#platform/crypto/seal.ts';
import type { Language } from '#platform/errors.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { sendMessage } from '../delivery/message-gateways.ts';
import type { CodePurpose } from './code-rules.ts';
import { codeText } from './code-text.ts';

export interface CodeDelivery {
  id: string;
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  language: Language;
  /** False for a code that serves nobody: the job is there so that both cost the same. */
  sent: boolean;
  /** Code and address, sealed: the queue's table reveals nothing. */
  sealed: string;
}

/** Hands a code to the gateway under the code's id, which takes a second try for the same message. */
export const deliverCode = defineJob<CodeDelivery>({
  name: 'risk.deliver-code',
  async run(app, { id, purpose, channel, language, sent, sealed }) {
    if (!sent) return;
    const opened: { code: string; target: string } = JSON.parse(
      unseal(app.config.secrets.server, 'one-time-code', Buffer.from(sealed, 'base64')),
    );
    await sendMessage(app, {
      channel,
      messageId: id,
      to: opened.target,
      ...codeText(purpose, opened.code, language),
    });
  },
});
