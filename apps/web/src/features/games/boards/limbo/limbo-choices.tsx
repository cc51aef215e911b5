import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { limboBet, readTarget, targetText } from './limbo-bet.ts';
import styles from './limbo.module.css';

const often = ['1.50', '2.00', '5.00', '10.00', '100.00'] as const;

/** Which multiplier must be reached. What is typed counts once it is a target; on leaving, the box shows the one that counts. */
export function LimboChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const { target } = limboBet(bet);
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && typed !== '' && readTarget(typed) === undefined;
  return (
    <div className={styles.choices}>
      <Field
        label={t('limbo.target')}
        hint={t('limbo.bounds')}
        error={wrong ? t('limbo.bounds') : undefined}
        disabled={disabled}
      >
        <Input
          inputMode="decimal"
          prefix="×"
          value={typed ?? targetText(target)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const next = readTarget(value);
            if (next !== undefined) onChange({ target: next });
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Field>
      <QuickPick
        label={t('limbo.often')}
        size="s"
        value={targetText(target)}
        onPick={(value) => {
          const next = readTarget(value);
          if (next !== undefined) onChange({ target: next });
        }}
        picks={often.map((value) => ({ value, label: `${Number(value)}×`, disabled }))}
      />
    </div>
  );
}
