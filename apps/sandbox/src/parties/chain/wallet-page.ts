import { displayMoney, parseMoney } from '@fairway/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBody } from '../../http/open-route.ts';
import { html, type Html } from '../../pages/html.ts';
import { masthead, sendPage } from '../../pages/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Chain } from './chain.ts';
import { chainTransfer, sendUsdt } from './move-money.ts';
import { readChain } from './read-chain.ts';

type Reading = Awaited<ReturnType<typeof readChain>>;

/** The customers' wallet in the browser: send test USDT to any address, see what the chain did. */
export function serveWalletPage(app: FastifyInstance, chain: () => Chain): void {
  const show = async (reply: FastifyReply, notice: Html | null, status = 200) => {
    const body = walletPage(await readChain(chain()), notice);
    return sendPage(reply, { title: '测试链钱包', party: 'chain', body }, status);
  };

  app.get('/chain', (_request, reply) => show(reply, null));

  app.post('/chain', async (request, reply) => {
    try {
      const hash = await sendUsdt(chain(), readBody(request, chainTransfer));
      return await show(
        reply,
        html`<p class="notice ok" role="status">已广播，等待打包。<span class="mono">${hash}</span></p>`,
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 503) throw error;
      const text = error.code === 'INVALID_REQUEST' ? '地址或金额不对，请核对。' : '链上拒绝了这笔转账。';
      return show(reply, html`<p class="notice danger" role="alert">${text}</p>`, error.status);
    }
  });
}

function walletPage(chain: Reading, notice: Html | null): Html {
  const wallets = chain.wallets.map(
    (wallet) =>
      html`<option value="${wallet.address}">
        ${wallet.name}，ERC20 ${amount(wallet.usdt)}，TRC20 ${amount(wallet.tronUsdt)}
      </option>`,
  );
  return html`${masthead('测试链', 'ERC20 与 TRC20 测试币，没有任何价值')}
    <main class="wide">
      <section class="card">
        <h1>客户钱包</h1>
        ${notice}
        <form method="post" class="stack">
          <label
            >付款钱包
            <select name="from">
              ${[...wallets.slice(1), ...wallets.slice(0, 1)]}
            </select></label
          >
          <label
            >收款地址
            <input name="to" class="mono" required maxlength="42" placeholder="0x… 或 T…" autocomplete="off"
          /></label>
          <label>金额（USDT） <input name="amount" inputmode="decimal" required placeholder="0.00" /></label>
          <button class="primary">发送 USDT</button>
        </form>
      </section>
      <section class="card">
        <h2>链上状态</h2>
        <dl class="facts">
          <dt>区块高度</dt>
          <dd class="mono">${chain.blockNumber}</dd>
          <dt>区块哈希</dt>
          <dd class="mono">${chain.blockHash}</dd>
          <dt>链编号</dt>
          <dd class="mono">${chain.chainId}</dd>
          <dt>RPC 地址</dt>
          <dd class="mono">${chain.rpcUrl}</dd>
          <dt>USDT 合约（ERC20）</dt>
          <dd class="mono">${chain.tokens.erc20}</dd>
          <dt>USDT 合约（TRC20）</dt>
          <dd class="mono">${chain.tokens.trc20}</dd>
        </dl>
        <p><a class="link" href="/chain">刷新</a></p>
      </section>
      <section class="card span">
        <h2>最近转账</h2>
        ${transfers(chain)}
      </section>
    </main>`;
}

function transfers(chain: Reading): Html {
  const rows = chain.transfers.map(
    (transfer) =>
      html`<tr>
        <td class="mono">${short(transfer.txHash)}</td>
        <td>${transfer.network.toUpperCase()}</td>
        <td class="mono">${short(transfer.from)}</td>
        <td class="mono">${short(transfer.to)}</td>
        <td class="number">${amount(transfer.amount)}</td>
        <td class="number">${transfer.blockNumber}</td>
        <td class="number">${transfer.confirmations}</td>
      </tr>`,
  );
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>交易</th>
          <th>网络</th>
          <th>付款</th>
          <th>收款</th>
          <th class="number">金额</th>
          <th class="number">区块</th>
          <th class="number">确认</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

const amount = (text: string) => displayMoney(parseMoney(text, 'USDT'), { places: 'full' });
const short = (hex: string) => `${hex.slice(0, 8)}…${hex.slice(-6)}`;
