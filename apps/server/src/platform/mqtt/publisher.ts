import type { TopicKey, TopicMessage, TopicParams } from '@fairway/contract/topics.ts';

/**
 * Says news on an MQTT topic to all who listen now and may hear it. Nobody but the outbox's dispatcher calls it:
 * operations write a `push` into their transaction. News is lost on who is away; screens fetch again by sequence.
 */
export interface Publisher {
  publish<Key extends TopicKey>(key: Key, params: TopicParams<Key>, message: TopicMessage<Key>): void;
}
