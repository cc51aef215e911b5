import { marketCodes, marketType, type MarketCode } from '../markets/market-types.ts';
import type { Line } from '../markets/line.ts';
import { selectionsOf } from '../markets/selections.ts';
import { priceChances, type PricedMarket, type ValuedMarket } from '../pricing/board/price-fixture.ts';
import type { PricingPolicy } from '../pricing/board/pricing-policy.ts';
import { mapChance } from './map-chance.ts';
import { isSeriesKind } from './series-markets.ts';
import { mapScoreOf, mapsToWin, type BestOf, type SeriesMoment, type SeriesOutset } from './series.ts';

const start: SeriesMoment = { maps: [], now: null };

/** A final map score and its chance. */
interface Final {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/**
 * The fair value of every market on a series, before it or from a moment of it. Maps are on offer by themselves while they are sure to
 * be played, so none of them is void by the series ending early. A series of one map has its winner alone.
 */
export function valueSeries({ bestOf, round }: SeriesOutset, moment: SeriesMoment = start): ValuedMarket[] {
  const [score, next, later] = [
    mapScoreOf(moment.maps),
    mapChance(round, moment.now ?? undefined),
    mapChance(round),
  ];
  const played = moment.maps.length;
  const chanceOf = (map: number) => (map === played + 1 ? next : later);
  const finals = finalsOf(bestOf, { ...score, chance: 1 }, chanceOf);
  const sum = (holds: (final: Final) => boolean) =>
    finals.reduce((total, final) => total + (holds(final) ? final.chance : 0), 0);
  const sure = played + mapsToWin(bestOf) - Math.max(score.home, score.away);

  return marketCodes.flatMap((market): ValuedMarket[] => {
    const { kind, map = 0 } = marketType(market);
    if (!isSeriesKind(kind) || (bestOf === 1 && kind !== 'seriesWinner')) return [];
    switch (kind) {
      case 'seriesWinner':
        return [
          pair(
            market,
            null,
            sum(({ home, away }) => home > away),
          ),
        ];
      case 'mapHandicap':
        return withMain(
          handicapsOf(bestOf).map((line) =>
            pair(
              market,
              line,
              sum(({ home, away }) => (home - away) * 4 + line > 0),
            ),
          ),
        );
      case 'totalMaps':
        return withMain(
          totalsOf(bestOf).map((line) =>
            pair(
              market,
              line,
              sum(({ home, away }) => (home + away) * 4 > line),
            ),
          ),
        );
      case 'mapScoreOf3':
      case 'mapScoreOf5': {
        if (kind !== `mapScoreOf${bestOf}`) return [];
        const chances = selectionsOf(market).map((selection) =>
          sum(({ home, away }) => `${home}-${away}` === selection),
        );
        return [{ market, line: null, main: true, chances }];
      }
      case 'mapWinner':
        if (map <= played || map > sure) return [];
        return [pair(market, null, chanceOf(map))];
    }
  });
}

/** The board of a series that has not begun. */
export function priceSeries(outset: SeriesOutset, policy?: PricingPolicy): PricedMarket[] {
  return priceChances(valueSeries(outset), policy);
}

/** Every final score of maps from a score of them, by the home side's chance of each map by its number. */
function finalsOf(bestOf: BestOf, from: Final, chanceOf: (map: number) => number): Final[] {
  const { home, away, chance } = from;
  if (Math.max(home, away) >= mapsToWin(bestOf)) return [from];
  const wins = chanceOf(home + away + 1);
  return [
    ...finalsOf(bestOf, { home: home + 1, away, chance: chance * wins }, chanceOf),
    ...finalsOf(bestOf, { home, away: away + 1, chance: chance * (1 - wins) }, chanceOf),
  ];
}

/** 1.5 and, of five maps, 2.5 either side gives. */
function handicapsOf(bestOf: BestOf): Line[] {
  return bestOf === 5 ? [-10, -6, 6, 10] : [-6, 6];
}

function totalsOf(bestOf: BestOf): Line[] {
  return bestOf === 5 ? [14, 18] : [10];
}

function pair(market: MarketCode, line: Line | null, chance: number): ValuedMarket {
  return { market, line, main: line === null, chances: [chance, 1 - chance] };
}

/** Marks the line nearest to even money, the first of two that are equally near. */
function withMain(markets: readonly ValuedMarket[]): ValuedMarket[] {
  const distance = ({ chances: [first = 0] }: ValuedMarket) => Math.abs(first - 0.5);
  const best = Math.min(...markets.map(distance));
  const main = markets.find((market) => distance(market) === best);
  return markets.map((market) => ({ ...market, main: market === main }));
}
