import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import { askSigned, type SignedLine } from '#platform/adapters/signed-exchange.ts';
import { identityKind, type IdentityAnswer, type IdentityQuestion } from './identity-kind.ts';
import { bureauHeaders, checkAnswer, readVerdict } from './wire.ts';

const timeoutMs = 4_000;

/** The identity bureau of the signed protocol (its page: `apps/sandbox/README.md`). */
export const signedBureau = defineAdapter({
  kind: identityKind,
  code: 'signed',
  settings: {
    url: { env: 'IDENTITY_BUREAU_URL', form: 'address', about: "the bureau's address", demo: '' },
    secret: { env: 'IDENTITY_SECRET', form: 'secret', about: 'key shared with the bureau' },
    nextSecret: {
      env: 'IDENTITY_SECRET_NEXT',
      form: 'secret',
      about: 'taken beside it while the key is changed',
      optional: true,
    },
    client: { env: 'IDENTITY_BUREAU_CLIENT', form: 'text', about: 'our name at the bureau', demo: 'fairway' },
  },
  capabilities: { signedAnswers: true, timedAnswers: true },
  connect({ url, secret, nextSecret, client }, means) {
    const sender = { header: bureauHeaders.client, name: client };
    const line: SignedLine = { url, prefix: bureauHeaders.prefix, sender, secret, nextSecret, means };
    return { check: (question) => check(line, client, question) };
  },
});

async function check(
  line: SignedLine,
  client: string,
  question: IdentityQuestion,
): Promise<IdentityAnswer | undefined> {
  const { ids, log } = line.means;
  const requestNo = ids.uuid();
  const fields = { client, requestNo, ...question };
  const answer = await askSigned(line, '/identity/v1/check', fields, { shape: checkAnswer, timeoutMs });
  const verdict = answer.content && readVerdict(answer.content, requestNo);
  if (verdict !== undefined) return { verdict, reference: requestNo };
  const { status, fault } = answer.content ? { status: 200, fault: 'another answer' } : answer;
  log.warn({ status, fault, requestNo }, 'the identity bureau proved nothing');
  return undefined;
}
