import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../http/open-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Chain } from './chain.ts';
import { serveExchangePage } from './exchange-page.ts';
import { chainFunding, chainTransfer, fund, sendUsdt } from './move-money.ts';
import { readChain } from './read-chain.ts';
import { reorganisation, reorganise } from './reorganise.ts';
import { serveWalletPage } from './wallet-page.ts';

const mining = z.strictObject({ blocks: z.number().int().min(1).max(256) });
const automining = z.strictObject({ enabled: z.boolean() });

/** The chain's levers. The JSON-RPC itself is the node's own port. */
export function serveChain(app: FastifyInstance, running: () => Chain | undefined): void {
  const chain = () => {
    const found = running();
    if (!found) throw new Refusal(503, 'CHAIN_OFF', 'This sandbox runs without a chain.');
    return found;
  };

  app.get('/chain/info', async () => ({ code: 'OK', ...(await readChain(chain())) }));

  app.post('/chain/transfer', async (request) => ({
    code: 'OK',
    txHash: await sendUsdt(chain(), readBody(request, chainTransfer)),
  }));

  app.post('/chain/fund', async (request) => ({
    code: 'OK',
    ...(await fund(chain(), readBody(request, chainFunding))),
  }));

  app.post('/chain/mine', async (request) => {
    const { blocks } = readBody(request, mining);
    for (let mined = 0; mined < blocks; mined += 1) await chain().driver.mine();
    return { code: 'OK', blockNumber: Number(await chain().rpc<string>('eth_blockNumber')) };
  });

  app.post('/chain/reorg', async (request) => ({
    code: 'OK',
    ...(await reorganise(chain(), readBody(request, reorganisation))),
  }));

  app.post('/chain/automine', async (request) => {
    const { enabled } = readBody(request, automining);
    await chain().automine(enabled);
    return { code: 'OK', enabled };
  });

  app.post('/chain/restart', async () => {
    await chain().restart();
    return { code: 'OK', blockNumber: Number(await chain().rpc<string>('eth_blockNumber')) };
  });

  serveWalletPage(app, chain);
  serveExchangePage(app, chain);
}
