import { demand, type ConformanceCase, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import { AppError } from '#platform/errors.ts';
import { parseFine } from '../amounts.ts';
import type { SeamlessVenue, WalletRequest, WireCall } from '../seamless-venue.ts';
import type { WalletCall } from '../wallet-call.ts';
import { askedBy, hearCalls } from './hear-calls.ts';

type Stage = ConformanceStage<SeamlessVenue>;
type Case = ConformanceCase<SeamlessVenue>;

interface Toss {
  readonly status: string;
}

/** How the suite, in the operator's place, answers a call that it has read. */
type Reply = (request: WalletRequest) => 'taken' | AppError | undefined;

/**
 * Has the party play a round of 25.50 against a wallet that answers through the adapter's form; answers what came and how the party
 * understood it.
 */
async function round(
  stage: Stage,
  reply: Reply,
): Promise<{ calls: WireCall[]; asked: WalletCall[]; toss: Toss }> {
  const { form } = stage.port;
  const member = stage.ids.uuid();
  const asked: WalletCall[] = [];
  const calls: WireCall[] = [];
  let toss: Toss = { status: 'not played' };
  await hearCalls(
    (call) => {
      calls.push(call);
      const request = askedBy((one) => form.read(one), call);
      if (!request) return form.refuse(new AppError('signatureInvalid'), {});
      if (request.ask.kind !== 'balance') asked.push(request.ask);
      const said = reply(request);
      return said === 'taken'
        ? form.accept({ currency: 'CNY', balance: '100.00' }, request.echo)
        : form.refuse(said, request.echo);
    },
    async ({ url }) => {
      await stage.director?.post('/director/hub/wallet', { url });
      const pass = await stage.port.launch({ ...launch(stage), memberId: member });
      const opened = new URL(pass?.url ?? 'http://nowhere.invalid');
      const guest = {
        form: opened.pathname.split('/')[1],
        member,
        token: opened.searchParams.get('token'),
        currency: 'CNY',
      };
      const play = { guest, stake: '25.50', pick: 'HEADS', roundKey: stage.ids.uuid() };
      const answer = await stage.director?.post('/director/hub/rounds', play);
      toss = (answer as { round: Toss }).round;
    },
  );
  return { calls, asked, toss };
}

function launch({ ids }: Stage) {
  return {
    memberId: ids.uuid(),
    currency: 'CNY',
    language: 'zh-CN',
    returnUrl: '',
    token: ids.secret(),
  } as const;
}

const stake = parseFine('25.50');

/** What every venue that calls our wallet must do, and its adapter with it. */
export const seamlessCases: readonly Case[] = [
  {
    name: 'opens the venue by a link that ends, on an origin that the site may frame',
    async play(stage) {
      const pass = await stage.port.launch(launch(stage));
      demand(pass !== undefined && URL.canParse(pass.url), 'no address');
      demand(pass.expiresAt > stage.clock.now(), 'a link that has ended');
      const { origin } = new URL(pass.url);
      demand(stage.frames.includes(origin), `launched on ${origin}; framed: ${stage.frames.join(', ')}`);
    },
  },
  {
    name: 'names its launch, member, money and round in a stake, and the stake in its result',
    directed: true,
    async play(stage) {
      const { asked, toss } = await round(stage, () => 'taken');
      const [bet, win] = asked;
      demand(bet?.kind === 'bet' && bet.amount === stake, `no stake of 25.50 but ${bet?.kind}`);
      demand(win?.kind === 'win' && win.reference === bet.id, 'no result that names its stake');
      demand(win.round === bet.round && win.memberId === bet.memberId, 'a result of another round');
      demand(win.closesRound, 'a round that stays open');
      demand(toss.status === 'won' || toss.status === 'lost', `the venue read «${toss.status}»`);
    },
  },
  {
    name: 'takes a refusal for one: nothing follows it',
    directed: true,
    async play(stage) {
      const { asked, toss } = await round(stage, () => new AppError('walletCallSessionEnded'));
      demand(asked.length === 1, `${asked.length} calls`);
      demand(toss.status === 'refused', `the venue read «${toss.status}»`);
    },
  },
  {
    name: 'takes a stake back of which nothing is known',
    directed: true,
    async play(stage) {
      const { asked, toss } = await round(stage, ({ ask }) => (ask.kind === 'bet' ? undefined : 'taken'));
      const back = asked.find(({ kind }) => kind === 'rollback');
      demand(back?.kind === 'rollback' && back.reference === asked[0]?.id, 'no rollback of the stake');
      demand(toss.status === 'takenBack', `the venue read «${toss.status}»`);
    },
  },
  {
    name: 'a call that was changed on the line is none of the venue’s',
    directed: true,
    async play(stage) {
      const { calls } = await round(stage, () => 'taken');
      const [bet] = calls;
      demand(bet !== undefined, 'no call');
      const read = (call: WireCall) => askedBy((one) => stage.port.form.read(one), call);
      const changed = Buffer.from(bet.rawBody.toString('utf8').replace(/25\.50|2550000/, '1'));
      demand(read({ ...bet, rawBody: changed }) === undefined, 'another amount was read');
      const headers = Object.fromEntries(
        Object.entries(bet.headers).filter(([name]) => !name.endsWith('-signature')),
      );
      demand(read({ ...bet, headers }) === undefined, 'a call without a signature was read');
    },
  },
];
