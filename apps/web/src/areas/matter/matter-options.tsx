import { matterOptionCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { LeaveGuard } from '../../ui/record/leave-guard';
import { SaveBar } from '../../ui/record/save-bar';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './matter-options.module.css';

type MatterOptionAnswers = Readonly<Record<number, boolean | null>>;

/** How the matter's accounts are laid out: as the firm has it, unless the matter says otherwise. */
export function MatterOptions() {
  const matter = useMatter();
  const mayCapture = matter.mayCapture && matter.rights.includes('estate');
  const read = useRead(matterOptionCalls.getbymatterid, { matterID: matter.id }, { quiet: true });
  const [said, setSaid] = useState<MatterOptionAnswers>({});
  const save = useCall(matterOptionCalls.save, {
    says: t('Options saved.'),
    onDone: () => setSaid({}),
  });
  const count = Object.keys(said).length;
  /** What is as it was stored is no change. */
  const setOption = (option: { option: number; isOn: boolean; isOwn: boolean }, isOn: boolean | null): void => {
    const { [option.option]: _before, ...others } = said;
    const isStored = isOn === null ? !option.isOwn : option.isOwn && option.isOn === isOn;
    setSaid(isStored ? others : { ...others, [option.option]: isOn });
  };
  return (
    <Loaded read={read}>
      {({ options, version }) => {
        const accounts = [...new Set(options.map(({ account }) => account))];
        return (
          <>
            {accounts.map((account) => (
              <fieldset key={account} className={styles.account}>
                <legend>{t(account)}</legend>
                <div className={styles.options}>
                  {options
                    .filter((option) => option.account === account)
                    .map((option) => {
                      const own = said[option.option];
                      const isOn = own === undefined ? option.isOn : (own ?? option.firmIsOn);
                      const isOwn = own === undefined ? option.isOwn : own !== null;
                      return (
                        <div key={option.option} className={styles.option}>
                          <Checkbox
                            size="xs"
                            label={t(option.subject)}
                            checked={isOn}
                            disabled={!mayCapture}
                            onChange={(event) => setOption(option, event.currentTarget.checked)}
                          />
                          {isOwn && (
                            <>
                              <StatusBadge tone="info">{t('Own')}</StatusBadge>
                              {mayCapture && (
                                <Button size="compact-sm" variant="subtle" onClick={() => setOption(option, null)}>
                                  {t('Firm setting')}
                                </Button>
                              )}
                            </>
                          )}
                        </div>
                      );
                    })}
                </div>
              </fieldset>
            ))}
            <SaveBar
              count={count}
              isSaving={save.isRunning}
              onDiscard={() => setSaid({})}
              onSave={() =>
                save.run({
                  matterID: matter.id,
                  options: Object.entries(said).map(([option, isOn]) => ({ option: Number(option), isOn })),
                  version,
                })
              }
            />
            <LeaveGuard isDirty={() => count > 0} />
          </>
        );
      }}
    </Loaded>
  );
}
