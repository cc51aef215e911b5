import { generateKeyPairSync } from 'node:crypto';
import type { OperatorCase } from './money-cases.ts';
import { one, type OperatorStage } from './operator-stage.ts';

const hourMs = 3_600_000;

/** Plays with a stake of which nothing may come. */
const nothing = (play: (stage: OperatorStage) => Promise<unknown>) => (stage: OperatorStage) =>
  stage.moving(0n, async () => {
    await play(stage);
  });

/** Calls that are not to be taken at all: of nobody, of another, or not of the provider's making. */
export const proofCases: readonly OperatorCase[] = [
  {
    name: 'refuses a stake of a member whose launch it is not',
    play: nothing(({ expect, round, settings }) =>
      expect(round().bet({ memberId: settings.ids.uuid() }), ['member', 'session']),
    ),
  },
  {
    name: 'refuses a stake for a launch that it has never opened',
    play: nothing(({ expect, round, settings }) =>
      expect(round().bet({ token: settings.ids.secret() }), 'session'),
    ),
  },
  {
    name: 'refuses a stake finer than the smallest unit',
    play: nothing(({ expect, round, unit }) =>
      expect(round().bet({ amount: one + unit / 10n }), 'malformed'),
    ),
  },
  {
    name: 'refuses a stake of nothing',
    play: nothing(({ expect, round }) => expect(round().bet({ amount: 0n }), 'malformed')),
  },
  {
    name: 'believes no call that another key has signed',
    play: nothing(({ expect, round, settings }) => {
      const { privateKey: key } =
        settings.form === 'hub88'
          ? generateKeyPairSync('rsa', { modulusLength: 2048 })
          : generateKeyPairSync('ed25519');
      return expect(round().bet(), 'unproven', { key });
    }),
  },
  {
    name: 'believes no call that was changed on the line',
    play: nothing(({ expect, round }) =>
      expect(round().bet(), 'unproven', { change: (body) => body.replace('-bet"', '-bat"') }),
    ),
  },
  {
    name: 'believes no call without a signature',
    play: nothing(({ expect, round }) => expect(round().bet(), 'unproven', { withoutSignature: true })),
  },
  {
    name: 'believes no call that was signed an hour ago',
    play: nothing(({ expect, round, settings }) =>
      expect(round().bet(), 'unproven', { timestamp: settings.clock.now().getTime() - hourMs }),
    ),
  },
  {
    name: 'believes no call that is signed for the next hour',
    play: nothing(({ expect, round, settings }) =>
      expect(round().bet(), 'unproven', { timestamp: settings.clock.now().getTime() + hourMs }),
    ),
  },
  {
    name: 'believes no second call with the same nonce',
    play: ({ moving, expect, round, settings }) =>
      moving(-one, async () => {
        const nonce = settings.ids.uuid();
        await expect(round().bet(), 'taken', { nonce });
        await expect(round().bet(), 'unproven', { nonce });
      }),
  },
];
