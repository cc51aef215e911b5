import { CallbackDispatcher } from './callbacks/callback-dispatcher.ts';
import { callbackTables } from './callbacks/callback-tables.ts';
import type { Config } from './config.ts';
import { serveCallbackLog } from './director/callback-routes.ts';
import { serveDirectorPage } from './director/page/director-page.ts';
import { serveSignaturePage } from './director/page/signature-page.ts';
import { servePartyLevers } from './director/party-routes.ts';
import { serveDirector } from './director/routes.ts';
import { settingTables } from './director/settings.ts';
import { callTables } from './faults/call-log.ts';
import { Faults, faultTables } from './faults/faults.ts';
import { LateExecutions } from './faults/late-executions.ts';
import { nonceTables } from './http/authenticate.ts';
import { createServer } from './http/server.ts';
import { signedParty } from './http/signed-party.ts';
import { serveAssets } from './pages/assets.ts';
import { serveFonts } from './pages/fonts.ts';
import { afsTables } from './parties/afs/afs-store.ts';
import { serveAfs } from './parties/afs/index.ts';
import { anjiTables } from './parties/anji/anji-store.ts';
import { serveAnji } from './parties/anji/index.ts';
import { serveBeacon } from './parties/beacon/index.ts';
import { Chain } from './parties/chain/chain.ts';
import { serveChain } from './parties/chain/routes.ts';
import { sandboxChainId, sentTables } from './parties/chain/wallet/send-transaction.ts';
import { hubTables } from './parties/hub/hub-tables.ts';
import { serveHub } from './parties/hub/index.ts';
import { serveIdentityBureau } from './parties/identity-bureau/index.ts';
import { serveInbox } from './parties/inbox/index.ts';
import { inboxTables } from './parties/inbox/message-store.ts';
import { feedTables } from './parties/odds-feed/feed-store.ts';
import { serveOddsFeed } from './parties/odds-feed/index.ts';
import { servePaymentProvider } from './parties/payment-provider/index.ts';
import { pspTables } from './parties/payment-provider/psp-tables.ts';
import { serveStudio } from './parties/studio/index.ts';
import { serveVenue } from './parties/venue/index.ts';
import { venueTables } from './parties/venue/venue-tables.ts';
import { openBook } from './platform/book.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { randomIds, type Ids } from './platform/ids.ts';
import { Timers } from './platform/timers.ts';
import type { Stage } from './stage.ts';

const bookSchemas = [
  nonceTables,
  settingTables,
  faultTables,
  callTables,
  callbackTables,
  pspTables,
  venueTables,
  hubTables,
  inboxTables,
  feedTables,
  anjiTables,
  afsTables,
  sentTables,
];

/** A sandbox that listens. */
export interface Sandbox {
  readonly url: string;
  /** Null when the chain is off. */
  readonly chain: { readonly rpcUrl: string; readonly tokenAddress: string; readonly chainId: number } | null;
  close(): Promise<void>;
}

/** Opens the books, starts the chain and listens. Throws an Error that says what prevents it. */
export async function startSandbox(
  config: Config,
  { clock = systemClock, ids = randomIds }: { clock?: Clock; ids?: Ids } = {},
): Promise<Sandbox> {
  const book = openBook(config.dataDir, bookSchemas);
  const stopping = new AbortController();
  const app = createServer(config);
  let url = '';
  const timers = new Timers();
  const stage: Stage = {
    config,
    clock,
    ids,
    book,
    timers,
    faults: new Faults(book, ids),
    late: new LateExecutions(timers),
    stopping: stopping.signal,
    publicUrl: () => config.publicUrl ?? url,
  };
  const dispatcher = new CallbackDispatcher(stage, signedParty('psp', config.psp));
  let chain: Chain | undefined;

  servePaymentProvider(app, stage);
  serveVenue(app, stage);
  serveHub(app, stage);
  serveInbox(app, stage);
  serveIdentityBureau(app, stage);
  serveOddsFeed(app, stage);
  const studio = serveStudio(app, stage);
  serveAnji(app, stage);
  serveAfs(app, stage);
  serveBeacon(app, stage);
  serveChain(app, () => chain);
  serveDirector(app, stage);
  servePartyLevers(app, stage);
  serveCallbackLog(app, stage, dispatcher);
  serveDirectorPage(app, stage, dispatcher, () => chain);
  serveSignaturePage(app, stage);
  serveAssets(app);
  serveFonts(app);

  const close = async () => {
    stopping.abort();
    stage.timers.stop();
    await studio.close();
    await app.close();
    await dispatcher.settled();
    await chain?.stop();
    book.close();
  };
  try {
    url = await app.listen({ host: config.host, port: config.port });
    chain = await Chain.start(stage);
  } catch (error) {
    await close();
    throw error;
  }
  dispatcher.start();
  return {
    url,
    chain: chain ? { rpcUrl: chain.rpcUrl, tokenAddress: chain.tokens.erc20, chainId: sandboxChainId } : null,
    close,
  };
}
