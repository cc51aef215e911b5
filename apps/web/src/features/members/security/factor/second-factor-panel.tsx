import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconKey } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../../lib/time.tsx';
import { useSecondFactor } from '../../api/use-second-factor.ts';
import contacts from '../contacts-panel.module.css';
import page from '../security-page.module.css';
import { EndFactor } from './end-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { TurnOn } from './turn-on.tsx';

/** The second factor of logins: on or off, with what can be done about it. */
export function SecondFactorPanel() {
  const { t } = useTranslation('members');
  const status = useSecondFactor();
  const factor = status.data;
  const [open, setOpen] = useState<'turnOn' | 'turnOff' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const shown = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    close();
  };
  if (!factor)
    return status.isError ? (
      <FaultPanel title={t('factor.fault')} fault={status.error} retry={status} />
    ) : (
      <Loading label={t('security.loading')}>
        <Skeleton height={126} radius="var(--r-lg)" />
      </Loading>
    );
  const few = factor.on && factor.recoveryCodesLeft < 3;
  return (
    <Panel pad="l" title={t('factor.title')} note={t('factor.note')}>
      <div className={contacts.contact}>
        <span className={page.factIcon}>
          <IconKey size={20} />
        </span>
        <div>
          <p className={page.deviceName}>
            {t('factor.title')}
            <Tag tone={factor.on ? 'ok' : 'plain'}>{t(factor.on ? 'factor.on' : 'factor.off')}</Tag>
          </p>
          {factor.since !== null && (
            <p className={page.note}>
              {t('factor.since')} <Time at={factor.since} /> ·{' '}
              {few ? t('factor.leftFew') : t('factor.left', { count: factor.recoveryCodesLeft })}
            </p>
          )}
        </div>
        {open === undefined && (
          <div className={contacts.buttons}>
            {factor.on ? (
              <>
                <Button size="s" variant="quiet" onClick={() => setOpen('renew')}>
                  {t('factor.renew')}
                </Button>
                <Button size="s" variant="quiet" onClick={() => setOpen('turnOff')}>
                  {t('factor.turnOff')}
                </Button>
              </>
            ) : (
              <Button size="s" variant="quiet" onClick={() => setOpen('turnOn')}>
                {t('factor.turnOn')}
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'turnOn' && <TurnOn onCodes={shown} onClose={close} />}
      {open === 'turnOff' && <EndFactor onClose={close} />}
      {open === 'renew' && <RenewCodes onCodes={shown} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}
