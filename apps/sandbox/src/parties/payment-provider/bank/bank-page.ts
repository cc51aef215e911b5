import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody, readQuery } from '../../../http/open-route.ts';
import { html, type Html } from '../../../pages/html.ts';
import { masthead, sendPage } from '../../../pages/page.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { payeeAccounts } from '../collections/payee-accounts.ts';
import { bankTransfer, transferByBank } from './bank-transfer.ts';

const prefill = z.object({ account: z.string().max(40).catch(''), remark: z.string().max(64).catch('') });

/** 模拟网银转账: a bank app in which a person pays an order by account and remark. */
export function serveBankPage(app: FastifyInstance, stage: Stage): void {
  app.get('/bank', (request, reply) => {
    return sendPage(reply, { title: title, party: 'bank', body: bankPage(readQuery(request, prefill)) });
  });

  app.post('/bank', (request, reply) => {
    const page = (notice: Html, fields = { account: '', remark: '' }, status = 200) =>
      sendPage(reply, { title: title, party: 'bank', body: bankPage(fields, notice) }, status);
    try {
      const receipt = transferByBank(stage, readBody(request, bankTransfer));
      return page(
        receipt.matched
          ? html`<p class="notice ok" role="status">
              转账成功。附言已识别，订单 <span class="mono">${receipt.orderNo}</span> 已入账。
            </p>`
          : html`<p class="notice warning" role="status">
              转账成功，但附言对不上任何订单，款项待认领（${receipt.unclaimedNo}）。
            </p>`,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const typed = prefill.parse(request.body ?? {});
      const text = error.code === 'ACCOUNT_UNKNOWN' ? '收款账号不存在，请核对。' : '请检查金额与必填项。';
      return page(html`<p class="notice danger" role="alert">${text}</p>`, typed, error.status);
    }
  });
}

const title = '模拟网银转账';

function bankPage(fields: { account: string; remark: string }, notice: Html | null = null): Html {
  const options = payeeAccounts.map(
    (payee) => html`<option value="${payee.account}">${payee.bank}，${payee.holder}</option>`,
  );
  return html`${masthead('模拟网银', '沙箱银行，转的不是真钱')}
    <main class="narrow">
      <section class="card">
        <h1>${title}</h1>
        ${notice}
        <form method="post" class="stack">
          <label
            >收款账号
            <input
              name="account"
              list="payees"
              class="mono"
              required
              maxlength="40"
              value="${fields.account}"
          /></label>
          <datalist id="payees">${options}</datalist>
          <label>转账金额 <input name="amount" inputmode="decimal" required placeholder="0.00" /></label>
          <label
            >币种
            <select name="currency">
              <option>CNY</option>
              <option>USDT</option>
            </select></label
          >
          <label>转账附言 <input name="remark" class="mono" maxlength="64" value="${fields.remark}" /></label>
          <label>付款人 <input name="payerName" required maxlength="64" value="陈远" /></label>
          <button class="primary">确认转账</button>
        </form>
        <p class="quiet">附言填错或留空时，款项会进入「待认领」，由导演台指派到订单。</p>
      </section>
    </main>`;
}
