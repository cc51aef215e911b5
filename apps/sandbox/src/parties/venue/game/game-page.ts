import { compare, displayMoney, subtract } from '@fairway/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBody } from '../../../http/open-route.ts';
import { html, type Html } from '../../../pages/html.ts';
import { sendNotice, sendPage } from '../../../pages/page.ts';
import { instant } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { findLaunch, type Launch } from '../launch.ts';
import { balanceOf } from '../wallet-store.ts';
import { listBets, type Bet } from './bet-store.ts';
import { gameTexts } from './game-texts.ts';
import { toss, tossCoin } from './toss-coin.ts';

interface Params {
  token: string;
}

/** The venue's game: balance, a coin, the last bets. The token in the url is the authority. */
export function serveGame(app: FastifyInstance, stage: Stage): void {
  const find = (token: string) => findLaunch(stage.book, token, instant(stage.clock.now()));

  app.get<{ Params: Params; Querystring: { bet?: string } }>('/venue/play/:token', (request, reply) => {
    const launch = find(request.params.token);
    if (!launch) return sendNotice(reply, expired);
    const [last] = listBets(stage.book, { ...launch, limit: 1 });
    return sendGame(reply, stage, launch, {
      bet: last && last.betId === request.query.bet ? last : undefined,
    });
  });

  app.post<{ Params: Params }>('/venue/play/:token', (request, reply) => {
    const { token } = request.params;
    const launch = find(token);
    if (!launch) return sendNotice(reply, expired);
    try {
      const bet = tossCoin(stage, launch, readBody(request, toss));
      return reply.redirect(`/venue/play/${token}?bet=${bet.betId}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendGame(reply, stage, launch, { refusal: error });
    }
  });
}

const expired = { title: '游戏链接已过期', text: '请回到大厅重新进入场馆。', status: 404 };

function sendGame(
  reply: FastifyReply,
  stage: Stage,
  launch: Launch,
  after: { bet?: Bet | undefined; refusal?: Refusal },
): FastifyReply {
  const labels = gameTexts[launch.language];
  return sendPage(
    reply,
    {
      title: labels.title,
      language: launch.language,
      party: 'venue',
      frameAncestors: stage.config.frameAncestors,
      body: gamePage(stage, launch, after),
    },
    after.refusal?.status,
  );
}

function gamePage(
  stage: Stage,
  launch: Launch,
  { bet, refusal }: { bet?: Bet | undefined; refusal?: Refusal },
): Html {
  const labels = gameTexts[launch.language];
  return html`<header class="masthead">
      <span class="mark" aria-hidden="true"></span><strong>${labels.venue}</strong>
      <span class="note">${labels.note}</span>
      ${launch.returnUrl ? html`<a class="quiet-link" href="${launch.returnUrl}" target="_top">${labels.back}</a>` : null}
    </header>
    <main class="narrow">
      <section class="card game">
        <h1 class="hidden">${labels.game}</h1>
        <p class="caption">${labels.balance}</p>
        <p class="amount">${displayMoney(balanceOf(stage.book, launch))}</p>
        <div class="coin" data-side="${bet?.outcome ?? 'NONE'}" aria-hidden="true">
          ${labels.faces[bet?.outcome ?? 'HEADS']}
        </div>
        <p class="verdict" role="status">${verdict(launch, bet, refusal)}</p>
        <form method="post" class="stack" action="?">
          <input type="hidden" name="betKey" value="${stage.ids.token()}" />
          <label>${labels.stake} <input name="stake" inputmode="decimal" required value="10" /></label>
          <div class="pair">
            <button class="primary" name="pick" value="HEADS">${labels.heads}</button>
            <button class="primary" name="pick" value="TAILS">${labels.tails}</button>
          </div>
        </form>
        <p class="quiet center">${labels.rule}</p>
      </section>
      <section class="card">
        <h2>${labels.records}</h2>
        ${records(stage, launch)}
      </section>
    </main>`;
}

function verdict({ language }: Launch, bet: Bet | undefined, refusal: Refusal | undefined): string {
  const labels = gameTexts[language];
  if (refusal) return refusal.code === 'INSUFFICIENT_BALANCE' ? labels.poor : labels.wrong;
  if (!bet) return labels.ready;
  const won = bet.pick === bet.outcome;
  return `${labels.sides[bet.outcome]}${labels.comma}${won ? labels.won : labels.lost} ${net(bet)}`;
}

function records(stage: Stage, launch: Launch): Html {
  const labels = gameTexts[launch.language];
  const bets = listBets(stage.book, { ...launch, limit: 8 });
  if (bets.length === 0) return html`<p class="quiet">${labels.none}</p>`;
  const rows = bets.map(
    (bet) =>
      html`<li>
        <span class="mono">${bet.betId}</span
        ><span>${labels.sides[bet.pick]} / ${labels.sides[bet.outcome]}</span>
        <b data-direction="${compare(bet.payout, bet.stake)}">${net(bet)}</b>
      </li>`,
  );
  return html`<ul class="lines">
    ${rows}
  </ul>`;
}

const net = (bet: Bet) => displayMoney(subtract(bet.payout, bet.stake), { sign: 'always' });
