import { compare, displayMoney, sum } from '@fairway/money';
import type { FastifyInstance } from 'fastify';
import { readBody } from '../../../http/open-route.ts';
import { html, type Html } from '../../../pages/html.ts';
import { localTime } from '../../../pages/local-time.ts';
import { masthead, sendNotice, sendPage } from '../../../pages/page.ts';
import type { Stage } from '../../../stage.ts';
import { products } from '../collections/products.ts';
import { actAsPayer, payerAct } from '../collections/act-as-payer.ts';
import { findCollectionByToken, paymentsOf, type Collection } from '../collections/collection-store.ts';

interface Params {
  token: string;
}

const statusNames = {
  UNPAID: '等待付款',
  PAID: '已付款',
  CLOSED: '已超时关闭',
  FAILED: '付款失败',
} as const;

/** The hosted pay page and its buttons. The token in the url is the authority. */
export function servePayPage(app: FastifyInstance, stage: Stage): void {
  app.get<{ Params: Params }>('/psp/pay/:token', (request, reply) => {
    const order = findCollectionByToken(stage.book, request.params.token);
    if (!order) return sendNotice(reply, { ...notFound, status: 404 });
    const title = `汇桥支付 · ${displayMoney(order.amount)}`;
    return sendPage(reply, { title, party: 'psp', body: payPage(stage, order) });
  });

  app.post<{ Params: Params }>('/psp/pay/:token', (request, reply) => {
    const order = findCollectionByToken(stage.book, request.params.token);
    if (!order) return sendNotice(reply, { ...notFound, status: 404 });
    actAsPayer(stage, order.orderNo, readBody(request, payerAct));
    return reply.redirect(`/psp/pay/${order.payToken}`, 303);
  });
}

const notFound = { title: '没有这笔订单', text: '链接不完整，或沙箱已被重置。请回到商户页面重新下单。' };

function payPage(stage: Stage, order: Collection): Html {
  return html`${masthead('汇桥支付', '沙箱收银台，不会动用真实资金')}
    <main class="narrow">
      <section class="card pay">
        <h1 class="hidden">收银台</h1>
        <p class="status" data-status="${order.status}">${statusNames[order.status]}</p>
        <p class="caption">应付金额</p>
        <p class="amount">${displayMoney(order.amount)}</p>
        <dl class="facts">
          <dt>支付方式</dt>
          <dd>${products[order.payType].name}</dd>
          <dt>商户订单号</dt>
          <dd class="mono">${order.orderNo}</dd>
          <dt>支付单号</dt>
          <dd class="mono">${order.providerOrderNo}</dd>
          <dt>付款截止</dt>
          <dd><time datetime="${order.expiresAt}">${localTime(order.expiresAt)}</time></dd>
        </dl>
        ${payeeFacts(order)} ${payments(stage, order)} ${buttons(order)}
        ${order.returnUrl ? html`<p class="center"><a class="link" href="${order.returnUrl}">返回商户</a></p>` : null}
      </section>
      ${scenarios(order)}
    </main>`;
}

function payeeFacts({ payee, remark, amount }: Collection): Html | null {
  if (!payee) return null;
  const link = `/bank?${new URLSearchParams({ account: payee.account, remark: remark ?? '' }).toString()}`;
  return html`<div class="well">
    <dl class="facts">
      <dt>收款银行</dt>
      <dd>${payee.bank} ${payee.branch}</dd>
      <dt>收款人</dt>
      <dd>${payee.holder}</dd>
      <dt>收款账号</dt>
      <dd class="mono">${payee.account}</dd>
      <dt>转账附言</dt>
      <dd class="mono gold">${remark}</dd>
    </dl>
    <p class="quiet">
      转账时请填写附言，金额须为 ${displayMoney(amount)}。<a class="link" href="${link}">打开模拟网银</a>
    </p>
  </div>`;
}

function payments(stage: Stage, order: Collection): Html | null {
  const list = paymentsOf(stage.book, order);
  if (list.length === 0) return null;
  const total = sum(
    order.amount.currency,
    list.map((payment) => payment.amount),
  );
  const verdict = { '-1': '少付', '0': '金额一致', '1': '多付' }[`${compare(total, order.amount)}`];
  const rows = list.map(
    (payment) =>
      html`<li>
        <span class="mono">${payment.paymentNo}</span>
        <span>${payment.payerName}${payment.late ? '，超时后到账' : ''}</span
        ><b>${displayMoney(payment.amount)}</b>
      </li>`,
  );
  return html`<h2>付款记录</h2>
    <ul class="lines">
      ${rows}
    </ul>
    <p class="quiet">合计 ${displayMoney(total)}，${verdict}</p>`;
}

function buttons(order: Collection): Html | null {
  if (order.status === 'PAID')
    return html`<p class="center ok">已收到付款，正在通知商户。可以关闭此页，回到原来的页面查看结果。</p>`;
  const late = order.status === 'CLOSED';
  return html`<form method="post" class="stack">
    <button class="primary" name="kind" value="${late ? 'late' : 'full'}">
      ${late ? '仍要付款（超时后到账）' : '立即支付'}
    </button>
  </form>`;
}

function scenarios(order: Collection): Html {
  const button = (kind: string, name: string, explained: string) =>
    html`<button name="kind" value="${kind}"><b>${name}</b><span>${explained}</span></button>`;
  const open = order.status === 'UNPAID';
  return html`<details class="card scenarios" ${open ? null : html`open`}>
    <summary>演示其他情形</summary>
    <form method="post" class="tiles">
      ${button('short', '少付', '比应付少 1.00')} ${button('over', '多付', '比应付多 1.00')}
      ${button('twice', '付两次', '两笔付款，两次通知')}
      ${open ? button('late', '超时后付款', '先关单，再到账') : null}
      ${open ? button('fail', '付款失败', '银行拒绝') : null}
    </form>
    <form method="post" class="row">
      <input type="hidden" name="kind" value="full" />
      <label>自定金额 <input name="amount" inputmode="decimal" required placeholder="0.00" /></label>
      <button>按此金额付款</button>
    </form>
  </details>`;
}
