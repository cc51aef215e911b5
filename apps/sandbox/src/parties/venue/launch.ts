import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import type { Book } from '../../platform/book.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { agentField, walletFields } from './agent-fields.ts';
import type { WalletName } from './wallet-store.ts';

const openForMs = 30 * 60 * 1000;

const schema = z.strictObject({
  ...agentField,
  ...walletFields,
  language: z.enum(['zh-CN', 'en']).default('zh-CN'),
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(512)
    .optional(),
});

/** An opened game: whose wallet it plays with. */
export interface Launch extends WalletName {
  readonly language: 'zh-CN' | 'en';
  readonly returnUrl: string | null;
}

/** `POST /venue/v1/launch`: a url with which the member can play for 30 minutes. */
export function launchGame(stage: Stage): SignedOperation<z.infer<typeof schema>> {
  return {
    path: '/venue/v1/launch',
    operation: 'launch',
    schema,
    sender: (input) => input.agent,
    orderNo: (input) => input.memberCode,
    act(input) {
      const token = stage.ids.token();
      const expiresAt = instant(stage.clock.now(), openForMs);
      stage.book.run(
        'insert into venue_launches values (:tokenHash, :memberCode, :currency, :language, :returnUrl, :expiresAt)',
        {
          tokenHash: hashToken(token),
          memberCode: input.memberCode,
          currency: input.currency,
          language: input.language,
          returnUrl: input.returnUrl ?? null,
          expiresAt,
        },
      );
      return { url: `${stage.publicUrl()}/venue/play/${token}`, expiresAt };
    },
  };
}

/** The game that a url opens, unless it has expired. */
export function findLaunch(book: Book, token: string, now: string): Launch | undefined {
  return book.one<Launch>(
    `select member_code as memberCode, currency, language, return_url as returnUrl from venue_launches
     where token_hash = :tokenHash and expires_at > :now`,
    { tokenHash: hashToken(token), now },
  );
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
