import { hasMosquitto, startBroker, type BrokerName } from './brokers/start-broker.ts';
import { measureIdleMemory, runLoad, type Load, type LoadResult } from './load/run-load.ts';

/** Chat and live odds: one room over WebSockets, ours against brokers as they come. See README.md for what is reached. */
const short = process.argv.includes('--short');
const rounds = short ? 1 : 3;
const seconds = short ? 2 : 5;
const peers: BrokerName[] = hasMosquitto() ? ['aedes', 'mosquitto'] : ['aedes'];
if (!hasMosquitto()) console.log('mosquitto is not on PATH: compared with Aedes alone');

const loads: { title: string; load: Load }[] = [
  { title: '200 subscribers, 32 in flight', load: { subscribers: 200, inFlight: 32, seconds } },
  { title: '1,000 subscribers, 32 in flight', load: { subscribers: 1000, inFlight: 32, seconds } },
  { title: '1,000 subscribers, 1 in flight', load: { subscribers: 1000, inFlight: 1, seconds } },
];
const slow: Load = { subscribers: 1000, inFlight: 32, seconds, withSlowReader: true };

for (const { title, load } of loads) {
  console.log(`\n${title}`);
  const ours = await medians('fairway', load);
  print('fairway', ours);
  for (const peer of peers) {
    const theirs = await medians(peer, load);
    print(peer, theirs);
    const rate = ours.deliveredPerSecond / theirs.deliveredPerSecond;
    const wait = ours.p99Milliseconds / theirs.p99Milliseconds;
    console.log(`  fairway / ${peer}: ${rate.toFixed(1)} x delivered, ${wait.toFixed(3)} x p99`);
  }
}

console.log('\n1,000 subscribers and one that does not read, 32 in flight');
const plain = await medians('fairway', { ...slow, withSlowReader: false });
const beside = await medians('fairway', slow);
print('fairway', beside);
console.log(
  `  with / without it: ${(beside.deliveredPerSecond / plain.deliveredPerSecond).toFixed(2)} x delivered`,
);

console.log('\nMemory of the broker for each idle subscriber');
for (const name of ['fairway', ...peers] as const) {
  const broker = await startBroker(name);
  const { liveBytes, residentBytes } = await measureIdleMemory(broker);
  await broker.stop();
  const live = Number.isNaN(liveBytes) ? 'not known' : `${(liveBytes / 1000).toFixed(1)} kB live`;
  console.log(
    `  ${name.padEnd(10)}${live.padStart(24)}${`${(residentBytes / 1000).toFixed(1)} kB resident`.padStart(24)}`,
  );
}

async function medians(name: BrokerName, load: Load): Promise<LoadResult> {
  const results: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const broker = await startBroker(name);
    results.push(await runLoad(broker, load));
    await broker.stop();
  }
  const median = (field: keyof LoadResult): number =>
    results.map((result) => result[field]).sort((a, b) => a - b)[Math.floor(results.length / 2)] ??
    Number.NaN;
  return {
    deliveredPerSecond: median('deliveredPerSecond'),
    p50Milliseconds: median('p50Milliseconds'),
    p99Milliseconds: median('p99Milliseconds'),
  };
}

function print(name: string, result: LoadResult): void {
  const columns = [
    `${Math.round(result.deliveredPerSecond).toLocaleString('en')} messages/s`.padStart(24),
    `p50 ${result.p50Milliseconds.toFixed(1)} ms`.padStart(16),
    `p99 ${result.p99Milliseconds.toFixed(1)} ms`.padStart(16),
  ];
  console.log(`  ${name.padEnd(10)}${columns.join('')}`);
}
