import { coinPurchaseFailures, type CoinPurchaseFailure } from '@fairway/contract/coins/purchase-failures.ts';
import { coinsFor } from '@fairway/contract/coins/purchase.ts';
import { createStore } from 'zustand/vanilla';

/** What a purchase needs of the page around it. */
export interface CoinPurchasePorts {
  /** Throws where the member may not buy. */
  readonly checkPermission: () => Promise<unknown>;
  /** Pays and answers what to show the member; throws where nothing was bought. */
  readonly purchase: (yuan: bigint) => Promise<{ message: string }>;
  /** Says a sentence; without text the common one. */
  readonly showSuccess: (text: string) => void;
  readonly showFailure: (type: CoinPurchaseFailure, fault: unknown) => void;
  /** For the operator's statistics. */
  readonly count: (goldCount: bigint, rechargeAmount: bigint) => void;
  /** Asks for the coins again, and begins the minute of the poll again. */
  readonly reloadCoins: () => void;
  /** The page's own callbacks. */
  readonly onRefresh: () => void;
  readonly onFinish: () => void;
  readonly onError: (type: CoinPurchaseFailure) => void;
}

/** choosing → checking → confirming → paying; a refusal leads back to where the member can do something. */
type CoinPurchaseStep = 'choosing' | 'checking' | 'confirming' | 'paying';

export interface CoinPurchaseState {
  /** The page as it was drawn last. */
  readonly ports: CoinPurchasePorts;
  readonly step: CoinPurchaseStep;
  /** Whole yuan; set from the first press on. */
  readonly yuan: bigint;
  /** Buy: may the member? Then the confirmation opens. */
  readonly buy: (yuan: bigint) => Promise<void>;
  /** Confirm: pays, once however often it is pressed. */
  readonly pay: () => Promise<void>;
  /** Back from the confirmation to the amount. */
  readonly back: () => void;
}

const { permission, purchase } = coinPurchaseFailures.codes;

/** The purchase of coins as specification section 4 describes it, without any screen. */
export function createCoinPurchase(around: CoinPurchasePorts) {
  return createStore<CoinPurchaseState>((set, get) => ({
    ports: around,
    step: 'choosing',
    yuan: 0n,
    async buy(yuan) {
      if (get().step !== 'choosing') return;
      set({ step: 'checking', yuan });
      try {
        await get().ports.checkPermission();
        set({ step: 'confirming' });
      } catch (fault) {
        set({ step: 'choosing' });
        fail(get().ports, permission, fault);
      }
    },
    async pay() {
      const { step, yuan } = get();
      if (step !== 'confirming') return;
      set({ step: 'paying' });
      try {
        const { message } = await get().ports.purchase(yuan);
        const page = get().ports;
        page.showSuccess(message);
        page.count(coinsFor(yuan), yuan);
        page.reloadCoins();
        set({ step: 'choosing' });
        page.onRefresh();
        page.onFinish();
      } catch (fault) {
        set({ step: 'confirming' });
        fail(get().ports, purchase, fault);
      }
    },
    back() {
      if (get().step === 'confirming') set({ step: 'choosing' });
    },
  }));
}

function fail(page: CoinPurchasePorts, type: CoinPurchaseFailure, fault: unknown): void {
  page.showFailure(type, fault);
  page.onError(type);
}
