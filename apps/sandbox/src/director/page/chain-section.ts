import { html, type Html } from '../../pages/html.ts';
import type { readChain } from '../../parties/chain/read-chain.ts';
import { lever } from './form.ts';

/** 测试链: blocks, reorganisations, a killed node. Null: it runs without a chain. */
export function chainSection(chain: Awaited<ReturnType<typeof readChain>> | null): Html {
  if (chain === null) {
    return html`<section class="card" id="chain">
      <h2>测试链</h2>
      <p class="empty">链没有运行，或正在重新启动。</p>
    </section>`;
  }
  const { automine } = chain;
  return html`<section class="card" id="chain">
    <div class="head">
      <h2>测试链</h2>
      <a class="link" href="/chain">客户钱包</a>
    </div>
    <dl class="facts">
      <dt>区块高度</dt>
      <dd class="mono">${chain.blockNumber}</dd>
      <dt>区块哈希</dt>
      <dd class="mono" title="${chain.blockHash}">${chain.blockHash.slice(0, 14)}…</dd>
      <dt>出块</dt>
      <dd>${automine ? '自动' : '已停止'}</dd>
    </dl>
    <div class="levers">
      ${lever('mine', '出块', { blocks: '1' }, 'primary')} ${lever('mine', '出 12 块', { blocks: '12' })}
      ${lever('automine', automine ? '停止出块' : '恢复出块', { enabled: automine ? 'off' : 'on' })}
      ${lever('reorg', '重组 3 块，交易消失', { depth: '3', transactions: 'drop' })}
      ${lever('reorg', '重组 3 块，交易重来', { depth: '3', transactions: 'rebroadcast' })}
      ${lever('reorg', '重组 12 块，交易消失', { depth: '12', transactions: 'drop' })}
      ${lever('restart', '杀掉节点')}
    </div>
  </section>`;
}
