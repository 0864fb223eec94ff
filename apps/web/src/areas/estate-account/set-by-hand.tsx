import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { Button } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { OnlyCapture } from '../../ui/only-capture';
import type { EstateAccountAnswer } from './drafts';
import styles from './account.module.css';

interface OverriddenFiguresProps {
  readonly matterID: number;
  readonly overrides: EstateAccountAnswer['overrides'];
}

/** Figures that somebody set against what was computed, each with its reason and the way back. */
export function SetByHand({ matterID, overrides }: OverriddenFiguresProps) {
  const settings = useRead(estateSettingCalls.get, { matterID }, { quiet: true });
  const save = useCall(estateSettingCalls.save, {
    says: t('The calculated figure is used again.'),
  });
  const undo = (name: string): void => {
    const { data } = settings;
    if (!data) return;
    save.run({ ...data, overrides: { ...data.overrides, [name]: { amount: null, reason: null } } });
  };
  return (
    <section className={styles.byHand} aria-label={t('Set by hand')}>
      <h3>{t('Set by hand')}</h3>
      <ul>
        {overrides.map(({ name, figure, amount, computed, reason }) => (
          <li key={name}>
            <strong>{translate(figure)}</strong>
            <span>
              <Amount rands={amount} /> <small>{t('computed:')} </small>
              <Amount rands={computed} />
            </span>
            <em>{reason}</em>
            <OnlyCapture hide>
              <Button
                size="compact-xs"
                variant="default"
                disabled={!settings.data}
                loading={save.isRunning}
                aria-label={t('Undo: {figure}', { figure: translate(figure) })}
                onClick={() => undo(name)}
              >
                {t('Undo')}
              </Button>
            </OnlyCapture>
          </li>
        ))}
      </ul>
    </section>
  );
}
