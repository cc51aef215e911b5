import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveWithdrawal } from '../../api/withdrawals/use-active-withdrawal.ts';
import { isIdentityRefusal } from '../../identity/identity-refusal.ts';
import type { IdentityGate } from '../../identity/use-identity-gate.ts';
import { SetPasswordDialog } from '../../withdraw-password/set-password-dialog.tsx';
import type { Block } from '../terms.ts';
import { useBlockText } from './use-block-text.ts';
import styles from './blocks.module.css';

/** What stops a withdrawal now, the quickest to mend first, each with its remedy. */
export function Blocks({ blocks, gate }: { blocks: readonly Block[]; gate: IdentityGate }) {
  const { t } = useTranslation('cashier');
  const textOf = useBlockText();
  if (blocks.length === 0) return null;
  return (
    <Notice tone="warning" title={t('withdrawal.blocksTitle', { count: blocks.length })}>
      <ul className={styles.list}>
        {blocks.map((block) => (
          <li key={`${block.error} ${block.currency ?? ''}`} className={styles.block}>
            <span>{textOf(block)}</span>
            <BlockRemedy block={block} gate={gate} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function BlockRemedy({ block, gate }: { block: Block; gate: IdentityGate }) {
  const { t } = useTranslation('cashier');
  const active = useActiveWithdrawal();
  const [sets, setSets] = useState(false);
  const look = buttonClass({ variant: 'quiet', size: 's' });
  if (isIdentityRefusal(block.error)) {
    const refusal = block.error;
    return (
      <Button variant="quiet" size="s" onClick={() => gate.open(refusal)}>
        {t('identity.mend')}
      </Button>
    );
  }
  switch (block.error) {
    case 'withdrawPasswordLocked':
      return (
        <>
          <Button variant="quiet" size="s" onClick={() => setSets(true)}>
            {t('password.forgotten')}
          </Button>
          <SetPasswordDialog open={sets} onClose={() => setSets(false)} isSet forgotten />
        </>
      );
    case 'withdrawPasswordMissing':
      return (
        <>
          <Button variant="quiet" size="s" onClick={() => setSets(true)}>
            {t('password.set')}
          </Button>
          <SetPasswordDialog open={sets} onClose={() => setSets(false)} isSet={false} />
        </>
      );
    case 'payoutMethodMissing':
      return (
        <Link to="/app/myCenter/banks" className={look}>
          {t('withdrawal.addMethod')}
        </Link>
      );
    case 'withdrawalOpen':
      return active.data ? (
        <Link to="/app/myCenter/withdrawals/$billNo" params={{ billNo: active.data.billNo }} className={look}>
          {t('withdrawal.toOpen')}
        </Link>
      ) : null;
    case 'turnoverOutstanding':
      return (
        <Link to="/app/sport" className={look}>
          {t('turnover.play')}
        </Link>
      );
    case 'insufficientBalance':
    case 'withdrawalOwes':
      return (
        <Link to="/app/myCenter/deposit" className={look}>
          {t('orders.toDeposit')}
        </Link>
      );
    default:
      return null;
  }
}
