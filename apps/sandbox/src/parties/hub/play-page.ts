import { compare, displayMoney, subtract, type Money } from '@fairway/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { readBody, readQuery } from '../../http/open-route.ts';
import { html, type Html } from '../../pages/html.ts';
import { sendNotice, sendPage } from '../../pages/page.ts';
import { callerId, currency } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { listRounds, type Round } from './hub-store.ts';
import { listingsOf } from './listings.ts';
import { textsOf } from './hub-texts.ts';
import { playRound, toss } from './play-round.ts';
import type { Guest, WalletForm } from './wallet-call.ts';
import { askWallet } from './wallet-line.ts';

const launch = z.object({
  member: callerId,
  token: z.string().regex(/^[\w.-]{16,128}$/),
  currency,
  language: z.enum(['zh-CN', 'en']).default('zh-CN'),
  returnUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** One of its games; without it the lobby. */
  game: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .optional(),
});
type Launch = z.infer<typeof launch>;

/** The coin of a house that keeps no money: each toss is staked at, and paid to, the operator's wallet. The token is the authority. */
export function servePlay(app: FastifyInstance, stage: Stage, form: WalletForm): void {
  const path = `/${form}/play`;

  app.get(path, async (request, reply) => {
    const opened = readQuery(request, launch);
    return show(reply, stage, { opened, guest: { form, ...opened } });
  });

  app.post(path, async (request, reply) => {
    const opened = readQuery(request, launch);
    const guest: Guest = { form, member: opened.member, token: opened.token, currency: opened.currency };
    try {
      const round = await playRound(stage, guest, readBody(request, toss));
      return await show(reply, stage, { opened, guest, round });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(reply, stage, { opened, guest, refusal: error });
    }
  });
}

const expired = { title: '游戏链接已过期', text: '请回到大厅重新进入场馆。', status: 404 };

interface Shown {
  readonly opened: Launch;
  readonly guest: Guest;
  readonly round?: Round;
  readonly refusal?: Refusal;
}

async function show(reply: FastifyReply, stage: Stage, shown: Shown): Promise<FastifyReply> {
  const { guest, opened, refusal } = shown;
  const { balance } = await askWallet(stage, guest, { operation: 'balance' });
  if (!balance) return sendNotice(reply, expired);
  return sendPage(
    reply,
    {
      title: labelsOf(stage, opened, guest.form).title,
      language: opened.language,
      party: 'venue',
      frameAncestors: stage.config.frameAncestors,
      body: page(stage, shown, balance),
    },
    refusal?.status,
  );
}

function page(stage: Stage, { opened, guest, round, refusal }: Shown, balance: Money): Html {
  const labels = labelsOf(stage, opened, guest.form);
  return html`<header class="masthead">
      <span class="mark" aria-hidden="true"></span><strong>${labels.venue}</strong>
      <span class="note">${labels.note}</span>
      ${opened.returnUrl ? html`<a class="quiet-link" href="${opened.returnUrl}" target="_top">${labels.back}</a>` : null}
    </header>
    <main class="narrow">
      <section class="card game">
        <h1 class="${opened.game ? '' : 'hidden'}">${labels.game}</h1>
        <p class="caption">${labels.balance}</p>
        <p class="amount">${displayMoney(balance)}</p>
        <div class="coin" data-side="${round?.outcome ?? 'NONE'}" aria-hidden="true">
          ${labels.faces[round?.outcome ?? 'HEADS']}
        </div>
        <p class="verdict" role="status">${verdict(labels, round, refusal)}</p>
        <form method="post" class="stack">
          <input type="hidden" name="roundKey" value="${stage.ids.token()}" />
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
        ${records(stage, guest, labels)}
      </section>
    </main>`;
}

type Labels = Omit<ReturnType<typeof textsOf>, 'game'> & { readonly game: string };

/** The house's texts, under the name of the game that was opened. */
function labelsOf(stage: Stage, { game, language }: Launch, form: WalletForm): Labels {
  const labels = textsOf(form, language);
  const listing = game && listingsOf(stage.book, form).find(({ code }) => code === game);
  if (!listing) return labels;
  const name = language === 'en' ? listing.en : listing.zh;
  return { ...labels, game: name, title: `${labels.venue} · ${name}` };
}

function verdict(labels: Labels, round: Round | undefined, refusal: Refusal | undefined): string {
  if (refusal) return labels.wrong;
  switch (round?.status) {
    case undefined:
    case 'open':
      return labels.ready;
    case 'refused':
      return /INSUFFICIENT|NOT_ENOUGH/.test(round.code) ? labels.poor : labels.refused;
    case 'takenBack':
      return labels.takenBack;
    case 'unresolved':
      return labels.unresolved;
    case 'won':
    case 'lost':
      return `${labels.sides[round.outcome]}${labels.comma}${labels[round.status]} ${net(round)}`;
  }
}

function records(stage: Stage, { form, member }: Guest, labels: Labels): Html {
  const rounds = listRounds(stage.book, { form, member, limit: 8 }).filter(
    ({ status }) => status === 'won' || status === 'lost',
  );
  if (rounds.length === 0) return html`<p class="quiet">${labels.none}</p>`;
  const rows = rounds.map(
    (round) =>
      html`<li>
        <span class="mono">${round.roundId}</span
        ><span>${labels.sides[round.pick]} / ${labels.sides[round.outcome]}</span>
        <b data-direction="${compare(round.payout, round.stake)}">${net(round)}</b>
      </li>`,
  );
  return html`<ul class="lines">
    ${rows}
  </ul>`;
}

const net = ({ payout, stake }: Round) => displayMoney(subtract(payout, stake), { sign: 'always' });
