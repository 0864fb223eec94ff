import { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ComparedLines } from './comparison';
import styles from './lodging.module.css';

/** What the client was shown in life, beside the estate's account; nothing where nobody made a plan. */
export function PlanCompared({ matterID }: { readonly matterID: number }) {
  const { data } = useRead(lastProjectionCalls.compare, { matterID }, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  if (!data?.plan) return null;
  const { madeOn, isLodged, lines } = data.plan;
  const title = t('The plan of {day}', { day: madeOn });
  return (
    <section className={styles.comparison} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Back to the account') : t('Compare with the plan')}
        </Button>
      </header>
      {isOpen && (
        <>
          <p>
            {isLodged
              ? t('What the client was shown during life, beside the account that was lodged.')
              : t(
                  'Compares the plan shown to the client during life with the current account. No account has been lodged yet.',
                )}
          </p>
          <ComparedLines lines={lines} before={t('Plan')} after={t('Account')} />
        </>
      )}
    </section>
  );
}
