import { z } from 'zod';
import type { Spoil } from '#platform/adapters/conformance/spoil-http.ts';
import {
  demand,
  type ConformanceCase,
  type ConformanceStage,
  type Director,
} from '#platform/adapters/conformance/suite.ts';
import {
  lineCases,
  otherAnswerCases,
  signatureCases,
  soundCases,
  type Question,
  type Reading,
} from '#platform/adapters/conformance/question-cases.ts';
import type { MailGateway, TextGateway } from './message-kinds.ts';

interface Message {
  messageId: string;
  to: string;
  text: string;
}

const notTaken: readonly Spoil[] = ['notSent', 'answerLost', 'error500', 'garbage', 'empty'];

/** What every gateway for text messages must do. */
export const smsCases: readonly ConformanceCase<TextGateway>[] = casesOf((messageId) => ({
  messageId,
  to: '+8613800000001',
  text: '【球场】验证码 482913，10 分钟内有效。',
}));

/** What every gateway for e-mail must do. */
export const mailCases: readonly ConformanceCase<MailGateway>[] = casesOf((messageId) => ({
  messageId,
  to: 'nobody@fairway.example',
  subject: '验证码 · Your code',
  text: '验证码 482913，10 分钟内有效。\nIt ends in 10 minutes.',
}));

function casesOf<Sent extends Message>(
  write: (messageId: string) => Sent,
): ConformanceCase<{ send(message: Sent): Promise<void> }>[] {
  type Stage = ConformanceStage<{ send(message: Sent): Promise<void> }>;
  const handedOver: Question<{ send(message: Sent): Promise<void> }> = {
    name: 'a message',
    async prepare({ ids }) {
      const messageId = ids.uuid();
      const other = ids.uuid();
      return {
        ask: (port) => readingOf(port.send(write(messageId))),
        before: (port) => readingOf(port.send(write(other))),
        repeats: { 'another number': [messageId, other] },
      };
    },
  };
  return [
    {
      name: 'takes a message, Chinese and all',
      async play(stage) {
        const message = write(stage.ids.uuid());
        await stage.port.send(message);
        const [arrived, ...others] = await arrivedAs(stage.director, message.messageId);
        if (stage.director === undefined) return;
        demand(others.length === 0 && arrived !== undefined, `${others.length + 1} arrived`);
        demand(arrived.to === message.to && arrived.text === message.text, 'it arrived changed');
      },
    },
    {
      name: 'takes the same message again and sends it once',
      async play(stage) {
        const message = write(stage.ids.uuid());
        await stage.port.send(message);
        await stage.port.send(message);
        const { length } = await arrivedAs(stage.director, message.messageId);
        demand(stage.director === undefined || length === 1, `${length} arrived`);
      },
    },
    {
      name: 'a message that was taken and not answered is sent again under its id, and arrives once',
      async play(stage) {
        const message = write(stage.ids.uuid());
        await demandRefused(stage.spoilt('answerLost').send(message), 'answerLost', message);
        await stage.port.send(message);
        const { length } = await arrivedAs(stage.director, message.messageId);
        demand(stage.director === undefined || length === 1, `${length} arrived`);
      },
    },
    ...notTaken.map((spoil) => ({
      name: `${spoil} is not taken for sent, and the fault names nobody`,
      async play(stage: Stage) {
        const message = write(stage.ids.uuid());
        await demandRefused(stage.spoilt(spoil).send(message), spoil, message);
      },
    })),
    {
      name: 'a wrong key is not taken for sent',
      async play(stage) {
        const message = write(stage.ids.uuid());
        await demandRefused(stage.withWrongKeys().send(message), 'a wrong key', message);
      },
    },
    ...lineCases(handedOver),
    ...signatureCases(handedOver),
    ...soundCases(handedOver),
    ...otherAnswerCases(handedOver, ['another number']),
    {
      name: 'two messages at once arrive as two',
      async play(stage) {
        const both = [write(stage.ids.uuid()), write(stage.ids.uuid())];
        await Promise.all(both.map((message) => stage.port.send(message)));
        for (const { messageId } of both) {
          const { length } = await arrivedAs(stage.director, messageId);
          demand(stage.director === undefined || length === 1, `${length} arrived`);
        }
      },
    },
    {
      name: 'a known number with another text is not taken for sent, and the first text stays',
      directed: true,
      async play(stage) {
        const message = write(stage.ids.uuid());
        await stage.port.send(message);
        const changed = { ...message, text: '验证码 000000。' };
        await demandRefused(stage.port.send(changed), 'another text', changed);
        const arrived = await arrivedAs(stage.director, message.messageId);
        demand(arrived.length === 1 && arrived[0]?.text === message.text, 'another text arrived');
      },
    },
    ...(['badSignature', 'error500', 'garbage', 'maintenance', 'huge', 'reset'] as const).map((answer) => ({
      name: `the gateway answers ${answer}: not taken for sent`,
      directed: true as const,
      async play(stage: Stage) {
        const message = write(stage.ids.uuid());
        const rule = { party: 'inbox', operation: '*', orderNo: message.messageId };
        await stage.director?.post('/director/faults', { ...rule, effect: { kind: 'request', answer } });
        await demandRefused(stage.port.send(message), answer, message);
      },
    })),
  ];
}

function readingOf(sending: Promise<void>): Promise<Reading> {
  return sending.then(
    () => 'believed',
    () => 'nothing',
  );
}

const inbox = z.object({
  messages: z.array(z.object({ messageId: z.string(), to: z.string(), text: z.string() })),
});

async function arrivedAs(director: Director | undefined, messageId: string): Promise<Message[]> {
  if (!director) return [];
  const { messages } = inbox.parse(await director.get('/director/inbox'));
  return messages.filter((one) => one.messageId === messageId);
}

/** The call fails, and its fault says neither who was written to nor what. */
async function demandRefused(sending: Promise<void>, why: string, { to, text }: Message): Promise<void> {
  const fault = await sending.then(
    () => undefined,
    (thrown: unknown) => String(thrown),
  );
  demand(fault !== undefined, `${why} was taken for sent`);
  demand(!fault.includes(to) && !fault.includes(text), 'the fault names the recipient or the text');
}
