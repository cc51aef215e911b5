import type { TopicKey, TopicStamp } from '@fairway/contract/topics.ts';

/** One message for a topic: which row of the topic table, the topic's name with its parameters, and what to say. */
export interface TopicNews {
  key: TopicKey;
  topic: string;
  message: TopicStamp;
}

/**
 * Says news on an MQTT topic to all who listen now and may hear it. Nobody but the outbox's dispatcher calls it:
 * operations write a `push`, typed by the topic table, into their transaction. News is lost on who is away; screens
 * fetch again by sequence.
 */
export interface Publisher {
  publish(news: TopicNews): void;
  /** How many connections of this process listen to each topic of QoS 0 that begins so; a topic without a listener is left out. */
  audience(prefix: string): ReadonlyMap<string, number>;
}
