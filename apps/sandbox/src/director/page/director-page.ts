import type { FastifyInstance } from 'fastify';
import type { CallbackDispatcher } from '../../callbacks/callback-dispatcher.ts';
import { readBody } from '../../http/open-route.ts';
import { html, type Html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { Chain } from '../../parties/chain/chain.ts';
import { readChain } from '../../parties/chain/read-chain.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { readState } from '../read-state.ts';
import { callbacksSection } from './callbacks-section.ts';
import { chainSection } from './chain-section.ts';
import { pressedLever, pull } from './levers.ts';
import { collectionsSection, payoutsSection, unclaimedSection } from './payment-sections.ts';
import { faultsSection, inboxSection, paceSection, venueSection } from './side-sections.ts';

const refusals: Record<string, string> = {
  WRONG_STATUS: '订单的状态已经变了，这个动作不再成立。',
  ORDER_NOT_FOUND: '没有这个订单号。',
  REORG_TOO_DEEP: '链太短，重组不了这么深。先多出几块。',
  INSUFFICIENT_BALANCE: '会员在场馆没有这么多钱。',
  CHAIN_OFF: '这个沙箱没有启动链。',
  CHAIN_DOWN: '链节点没有回应，正在重新启动。',
  CURRENCY_MISMATCH: '币种不一致。',
};

/** 导演台: the page works with plain forms; its script only keeps it fresh. */
export function serveDirectorPage(
  app: FastifyInstance,
  stage: Stage,
  dispatcher: CallbackDispatcher,
  running: () => Chain | undefined,
): void {
  const chain = () => {
    const found = running();
    if (!found) throw new Refusal(503, 'CHAIN_OFF', 'This sandbox runs without a chain.');
    return found;
  };
  const page = async (notice: Html | null) => ({
    title: '导演台 · Fairway 沙箱',
    party: 'director' as const,
    script: 'director.js',
    body: directorPage(readState(stage), await tryReading(chain), notice),
  });

  app.get('/', async (_request, reply) => sendPage(reply, await page(null)));

  app.post('/', async (request, reply) => {
    try {
      await pull({ stage, dispatcher, chain }, readBody(request, pressedLever));
      return await reply.redirect('/', 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = refusals[error.code] ?? '填写的内容不对，请核对。';
      return sendPage(
        reply,
        await page(html`<p class="notice danger" role="alert">${text}</p>`),
        error.status,
      );
    }
  });
}

/** The present chain; null while it does not answer, because the rest of the page still should. */
async function tryReading(chain: () => Chain) {
  try {
    return await readChain(chain());
  } catch {
    return null;
  }
}

function directorPage(
  state: ReturnType<typeof readState>,
  chain: Awaited<ReturnType<typeof tryReading>>,
  notice: Html | null,
): Html {
  const { callbackCounts } = state;
  const figure = (label: string, value: number, href: string) =>
    html`<a class="figure" href="${href}"><b>${value}</b><span>${label}</span></a>`;
  return html`<header class="masthead">
      <span class="mark" aria-hidden="true"></span><strong>导演台</strong>
      <span class="note">外部机构都在这里，可以让它们出错</span>
      <nav aria-label="各方页面">
        <a href="/bank">模拟网银</a><a href="/chain">客户钱包</a><a href="/inbox">收件箱</a
        ><a href="/director/signature">签名调试</a>
      </nav>
    </header>
    <main class="stage" data-refresh>
      <h1 class="hidden">导演台</h1>
      <div class="figures">
        ${figure('待付款', state.collections.filter((order) => order.status === 'UNPAID').length, '#collections')}
        ${figure('代付处理中', state.payouts.filter((order) => order.status === 'ACCEPTED').length, '#payouts')}
        ${figure('回调等待', callbackCounts.pending + callbackCounts.held, '#callbacks')}
        ${figure('回调丢失或放弃', callbackCounts.lost + callbackCounts.givenUp, '#callbacks')}
        ${figure('故障生效中', state.faults.length, '#faults')}
        ${chain ? figure('区块高度', chain.blockNumber, '#chain') : null}
      </div>
      <div class="notices" aria-live="polite">${notice}</div>
      <div class="columns">
        <div class="column">
          ${collectionsSection(state)} ${unclaimedSection(state)} ${payoutsSection(state)}
          ${callbacksSection(state)}
        </div>
        <div class="column side">
          ${faultsSection(state)} ${paceSection(state)} ${chainSection(chain)} ${venueSection(state)}
          ${inboxSection(state)}
        </div>
      </div>
    </main>`;
}
