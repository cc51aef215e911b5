import type { FastifyInstance } from 'fastify';
import { readBody } from '../../http/open-route.ts';
import { html, type Html } from '../../pages/html.ts';
import { masthead, sendPage } from '../../pages/page.ts';
import type { Stage } from '../../stage.ts';
import { checkSignature, signatureQuestion } from '../check-signature.ts';
import { options } from './form.ts';

const parties = [
  ['psp', '汇桥支付'],
  ['venue', '北辰电子'],
  ['inbox', '收件箱'],
  ['identity', '明鉴核验'],
  ['feed', '观澜数据'],
  ['studio', '南山演播'],
] as const;
const blank = { party: 'psp', timestamp: '', nonce: '', body: '', signature: '' };

/** 签名调试: paste what was sent, see what should have been. */
export function serveSignaturePage(app: FastifyInstance, stage: Stage): void {
  app.get('/director/signature', (_request, reply) =>
    sendPage(reply, { title: '签名调试', party: 'director', body: signaturePage(blank, null) }),
  );

  app.post('/director/signature', (request, reply) => {
    const pasted = readBody(request, signatureQuestion);
    // A browser sends every line end of a text box as CR LF.
    const question = { ...pasted, body: pasted.body.replaceAll('\r\n', '\n') };
    const verdict = checkSignature(stage.config, question);
    const body = signaturePage(
      question,
      html`<section class="card" role="status">
        <p class="notice ${verdict.matches ? 'ok' : 'danger'}">
          ${verdict.matches ? '签名正确。' : verdict.remedy}
        </p>
        <h2>应得签名</h2>
        <pre>${difference(verdict.expected, question.signature)}</pre>
        <h2>待签内容</h2>
        <pre>${verdict.canonical}</pre>
      </section>`,
    );
    return sendPage(reply, { title: '签名调试', party: 'director', body });
  });
}

function signaturePage(question: Record<string, string>, verdict: Html | null): Html {
  return html`${masthead('签名调试', '待签内容为时间戳、随机串、原始正文，以换行相连')}
    <main class="narrow">
      <section class="card">
        <h1>签名调试</h1>
        <form method="post" class="stack">
          <label
            >机构
            <select name="party">
              ${options(parties, question.party)}
            </select></label
          >
          <label
            >时间戳
            <input
              name="timestamp"
              class="mono"
              required
              value="${question.timestamp}"
              placeholder="13 位毫秒数"
          /></label>
          <label>随机串 <input name="nonce" class="mono" required value="${question.nonce}" /></label>
          <label>原始正文 <textarea name="body" class="mono" rows="8">${question.body}</textarea></label>
          <label
            >收到的签名 <input name="signature" class="mono" value="${question.signature}" placeholder="v1=…"
          /></label>
          <button class="primary">核对</button>
        </form>
      </section>
      ${verdict}
    </main>`;
}

/** The expected text, with a mark where the given one first differs. */
function difference(expected: string, given: string): Html {
  const at = Array.from(expected).findIndex((sign, index) => sign !== given[index]);
  if (at < 0) return html`${expected}`;
  return html`${expected.slice(0, at)}<mark>${expected.slice(at)}</mark>`;
}
