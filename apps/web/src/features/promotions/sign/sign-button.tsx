import { signButtonStates } from '@fairway/contract/promotions/sign/states.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './sign.module.css';

interface SignButtonProps {
  /** The printed state, 0 to 6. */
  state: number;
  isBusy: boolean;
  onSign: () => void;
  onClaim: () => void;
}

/** Signs in state 1 and claims the gift for all seven days in state 2; every other state says why there is nothing to press. */
export function SignButton({ state, isBusy, onSign, onClaim }: SignButtonProps) {
  const { t } = useTranslation('promotions');
  const { signNowDisabled, signNowEnabled, receive } = signButtonStates.codes;
  const known = signButtonStates.codeList.find((code) => code === state) ?? signNowDisabled;
  const acts: Partial<Record<number, () => void>> = { [signNowEnabled]: onSign, [receive]: onClaim };
  const act = acts[known];
  return (
    <>
      <Button
        size="l"
        wide
        variant={known === receive ? 'gold' : 'action'}
        disabled={act === undefined}
        loading={isBusy}
        data-state={known}
        onClick={act}
      >
        {t(`sign.button.${known}`)}
      </Button>
      <p className={styles.note}>{t(`sign.hint.${known}`)}</p>
    </>
  );
}
