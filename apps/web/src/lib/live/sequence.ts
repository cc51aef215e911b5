/** What a message of a topic means for someone who has followed it so far. */
export type Arrival = 'next' | 'repeated' | 'gap';

/**
 * Follows the numbers of one topic. `gap`: something was missed, or the counting restarted, so what the screen holds
 * must be fetched again; the message itself is still good news.
 */
export class Sequence {
  private last: number | undefined;

  arrive(seq: number, saysGap: boolean): Arrival {
    const { last } = this;
    this.last = seq;
    if (saysGap) return 'gap';
    if (last === undefined || seq === last + 1) return 'next';
    return seq === last ? 'repeated' : 'gap';
  }
}
