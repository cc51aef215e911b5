import type { FiredShot } from '@fairway/contract/fishing/schemas.ts';
import type { CannonLevel } from './cannon-art.ts';

/** A shot in the water: what became of it is known when its answer has come. */
export interface FlyingShot {
  readonly place: number;
  readonly tick: number;
  readonly angle: number;
  ended: Pick<FiredShot, 'outcome' | 'fish' | 'contact' | 'multiple'> | undefined;
}

/** A cannon of another seat: its level and where it points. */
export interface HeardCannon {
  readonly level: CannonLevel;
  readonly angle: number;
}

/** After its contact a net is seen for so many ticks. */
export const netTicks = 18;
/** A shot without an answer or a contact is forgotten after so many. */
const mostTicks = 400;

/** What the canvas draws between two questions: shots in flight, and fish that are gone, by the tick that they left at. */
export class WaterState {
  readonly gone = new Map<number, number>();
  /** What each of the others shot with last, as it was heard of. */
  readonly cannons = new Map<number, HeardCannon>();
  #sea: string | null = null;
  shots: FlyingShot[] = [];

  /** A shot just fired, the own one before its answer. */
  add(shot: FlyingShot): FlyingShot {
    this.shots.push(shot);
    return shot;
  }

  /** What became of it; a fish that was hit leaves when it is touched. */
  end(shot: FlyingShot, { outcome, fish, contact, multiple }: FiredShot): void {
    shot.ended = { outcome, fish, contact, multiple };
    if (outcome === 'hit' && fish !== null && contact !== null) this.gone.set(fish, contact);
  }

  /** Forgets what is over at a tick. */
  tidy(tick: number): void {
    this.shots = this.shots.filter(
      (shot) => tick - shot.tick < mostTicks && tick < (shot.ended?.contact ?? Infinity) + netTicks,
    );
  }

  /** Another tide: another water. */
  turnTo(sea: string | null): void {
    if (sea === this.#sea) return;
    this.#sea = sea;
    this.shots = [];
    this.gone.clear();
  }

  /** What was not taken was not fired. */
  forget(place: number): void {
    this.shots = this.shots.filter((shot) => shot.ended !== undefined || shot.place !== place);
  }

  /** Shots of another seat with their cannon, all of them ended. */
  hear(place: number, level: CannonLevel, fired: readonly FiredShot[]): void {
    for (const shot of fired) {
      this.end(this.add({ place, tick: shot.tick, angle: shot.angle, ended: undefined }), shot);
      this.cannons.set(place, { level, angle: shot.angle });
    }
  }

  /** The next one at a free place begins with a small cannon. */
  keepCannons(taken: readonly number[]): void {
    for (const place of this.cannons.keys()) if (!taken.includes(place)) this.cannons.delete(place);
  }

  /** Fish that were caught before the page was opened, or by shots that it has not heard of. */
  learn(caught: readonly { readonly fish: number; readonly tick: number }[]): void {
    for (const { fish, tick } of caught) this.gone.set(fish, tick);
  }
}
