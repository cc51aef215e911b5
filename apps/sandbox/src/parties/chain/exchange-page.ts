import { cny, convert, displayMoney, rate, tryParseMoney } from '@fairway/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../http/open-route.ts';
import { html, type Html } from '../../pages/html.ts';
import { masthead, sendPage } from '../../pages/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Chain } from './chain.ts';
import { chainTransfer, sendUsdt } from './move-money.ts';
import { readAddress } from './wallet/networks.ts';

/** Yuan for one USDT, the same all day: a till without a market. */
const price = rate(720n, 2);

const asked = z.object({ to: z.string().max(64).default(''), amount: z.string().max(20).default('') });

/** A till where a customer buys USDT for yuan and has it sent to any address: the exchange of «deposit with RMB». */
export function serveExchangePage(app: FastifyInstance, chain: () => Chain): void {
  const show = (reply: FastifyReply, body: Html, status = 200) =>
    sendPage(reply, { title: '测试交易所', party: 'chain', body }, status);

  app.get('/exchange', (request, reply) => show(reply, till(asked.parse(request.query), null)));

  app.post('/exchange', async (request, reply) => {
    const fields = asked.parse(request.body ?? {});
    try {
      const hash = await sendUsdt(chain(), readBody(request, chainTransfer));
      const done = html`<p class="notice ok" role="status">
        人民币已收到，USDT 已转出。<span class="mono">${hash}</span>
      </p>`;
      return await show(reply, till(fields, done));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 503) throw error;
      const text = error.code === 'INVALID_REQUEST' ? '地址或数量不对，请核对。' : '链上拒绝了这笔转账。';
      return show(reply, till(fields, html`<p class="notice danger" role="alert">${text}</p>`), error.status);
    }
  });
}

function till({ to, amount }: z.output<typeof asked>, notice: Html | null): Html {
  const network = readAddress(to)?.network.toUpperCase() ?? '按地址识别';
  return html`${masthead('测试交易所', '用人民币买 USDT，全部是玩具钱')}
    <main>
      <section class="card">
        <h1>买入 USDT 并转出</h1>
        ${notice}
        <form method="post" class="stack">
          <label>收款地址 <input name="to" class="mono" required maxlength="42" value="${to}" /></label>
          <label>数量（USDT） <input name="amount" inputmode="decimal" required value="${amount}" /></label>
          <dl class="facts">
            <dt>网络</dt>
            <dd>${network}</dd>
            <dt>单价</dt>
            <dd>${displayMoney(cny(7_20n))}</dd>
            <dt>应付</dt>
            <dd>${cost(amount)}</dd>
          </dl>
          <button class="primary">支付人民币，转出 USDT</button>
        </form>
      </section>
    </main>`;
}

function cost(amount: string): string {
  const usdt = tryParseMoney(amount.trim(), 'USDT');
  return usdt ? displayMoney(convert(usdt, 'CNY', { rate: price, round: 'up' })) : '填写数量后显示';
}
