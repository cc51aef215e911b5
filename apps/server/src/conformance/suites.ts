import { adapters } from '#platform/adapters/connect-adapter.ts';
import type { Adapter, AdapterKind, AdapterKindName } from '#platform/adapters/define-adapter.ts';
import type { ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import { playSuite, type CaseResult, type Party } from '#platform/adapters/conformance/play-suite.ts';
import { paymentCases } from '../modules/cashier/channels/conformance/payment-cases.ts';
import { payoutCases } from '../modules/cashier/channels/conformance/payout-cases.ts';
import { paymentKind, payoutKind } from '../modules/cashier/channels/provider-kinds.ts';
import { identityCases } from '../modules/identity/bureau/identity-conformance.ts';
import { identityKind } from '../modules/identity/bureau/identity-kind.ts';
import { mounts } from '../modules/mounts.ts';
import { mailCases, smsCases } from '../modules/risk/delivery/message-conformance.ts';
import { mailKind, smsKind } from '../modules/risk/delivery/message-kinds.ts';
import { venueKind } from '../modules/venues/adapters/transfer-wallet.ts';
import { captchaCases } from '../modules/risk/captcha/parties/captcha-conformance.ts';
import { captchaServiceKind } from '../modules/risk/captcha/parties/captcha-service.ts';
import { oddsFeedKind } from '../modules/sportsbook/feeds/feed.ts';
import { oddsFeedCases } from '../modules/sportsbook/feeds/conformance/odds-feed-cases.ts';
import { venueCases } from '../modules/venues/adapters/venue-conformance.ts';
import { seamlessCases } from '../modules/venues/seamless/conformance/seamless-cases.ts';
import { seamlessKind } from '../modules/venues/seamless/seamless-venue.ts';

/** The cases of one kind, which only an adapter of that kind can be played against. */
export interface Suite {
  readonly kind: AdapterKindName;
  /** Their names, in the order of playing. */
  readonly cases: readonly string[];
  play(adapter: Adapter, party: Party): Promise<CaseResult[]>;
}

function suite<Port>(kind: AdapterKind<Port>, cases: readonly ConformanceCase<Port>[]): Suite {
  return {
    kind: kind.name,
    cases: cases.map(({ name }) => name),
    play(adapter, party) {
      if (!isOfKind(adapter, kind))
        throw new RangeError(`${adapter.code} is a ${adapter.kind.name}, not a ${kind.name}`);
      return playSuite(adapter, cases, party);
    },
  };
}

function isOfKind<Port>(adapter: Adapter, kind: AdapterKind<Port>): adapter is Adapter<Port> {
  return adapter.kind === kind;
}

const transfers = suite(venueKind, venueCases);
const seamless = suite(seamlessKind, seamlessCases);

/** Venues by their capability: those with a wallet of their own, whose cases it lists, and those that call ours. */
const venueSuite: Suite = {
  ...transfers,
  play: (adapter, party) => (adapter.capabilities['seamless'] ? seamless : transfers).play(adapter, party),
};

/** One suite a kind. */
export const suites: readonly Suite[] = [
  suite(paymentKind, paymentCases),
  suite(payoutKind, payoutCases),
  venueSuite,
  suite(oddsFeedKind, oddsFeedCases),
  suite(identityKind, identityCases),
  suite(smsKind, smsCases),
  suite(mailKind, mailCases),
  suite(captchaServiceKind, captchaCases),
];

/** Every adapter of the installation, as the mounts provide them. */
export const installedAdapters: readonly Adapter[] = adapters.all({
  extensions: mounts.flatMap((mount) => mount.extensions ?? []),
});
