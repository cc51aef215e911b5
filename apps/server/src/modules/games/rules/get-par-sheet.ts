import { paceOf } from '@fairway/contract/games/codes.ts';
import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { Fraction } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { limitsOf, presentLimits } from '../limits/read-limits.ts';
import { houseGame } from './house-games.ts';

/** The game's published rules in figures: enough for anybody to enumerate its chances and play a round again. */
export const getParSheet: Operation<
  (typeof gameRoundEndpoints)['getParSheet'],
  (typeof gameRoundSchemas)['getParSheet']
> = async (app, _call, { game: code }) => {
  const { game, rules } = houseGame(code);
  const { code: _code, version, ...sheet } = rules.sheet;
  return {
    game: game.code,
    version,
    sheet: plainOf(sheet),
    rtp: game.rtp,
    paceMilliseconds: paceOf(game.code),
    ...presentLimits(await limitsOf(app, game.code)),
  };
};

/** A sheet as JSON: fractions as `numerator/denominator`. */
function plainOf(sheet: object): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON made of an object
  return JSON.parse(
    JSON.stringify(sheet, (_name, value: unknown) =>
      value instanceof Fraction ? `${value.numerator}/${value.denominator}` : value,
    ),
  ) as Record<string, unknown>;
}
