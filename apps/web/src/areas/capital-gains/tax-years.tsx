import { suggestedTaxYearCalls, taxYearCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import type { WorkedResult } from '@boedel/domain/law/worked';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { OnlyCapture } from '../../ui/only-capture';
import { PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import styles from './gains.module.css';

const kit = createRecordKit(taxYears, taxYearCalls);

/** The estate as a taxpayer of its own: a row for each tax year it earned in, and those nobody captured yet. */
export function TaxYears({ afterDeath }: { afterDeath: WorkedResult<unknown> | null }) {
  const matter = useMatter();
  const suggested = useRead(suggestedTaxYearCalls.suggested, { matterID: matter.id });
  const add = useCall(taxYearCalls.add, { says: t('Tax year added.') });
  const years = suggested.data ?? [];
  const open = years.filter(({ taxableIncome }) => taxableIncome === null);
  const differing = years.filter(({ taxableIncome }) => taxableIncome !== null);
  return (
    <>
      {afterDeath && (
        <FigureCards
          cards={[
            {
              label: t('Tax of the estate after death'),
              worked: afterDeath,
              about: t('Borne by the taxed income, or by capital for assets that were sold'),
            },
          ]}
        />
      )}
      <MatterRecordSection kit={kit} none={t('No tax year of the estate is captured.')} />
      {differing.length > 0 && (
        <PeopleSection title={t('Captured amount differs from the ledger')}>
          <ul className={styles.years}>
            {differing.map(({ fromDate, toDate, netIncome, taxableIncome }) => (
              <li key={fromDate}>
                <span>{t('{from} to {to}', { from: fromDate, to: toDate })}</span>
                <span>
                  {t('Net income in the ledger')} <Amount rands={netIncome} />
                </span>
                <span>
                  {t('Captured as taxable')} <Amount rands={taxableIncome} />
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            {t('This is correct if income is exempt or an heir takes it over. Otherwise, edit the year above.')}
          </p>
        </PeopleSection>
      )}
      {open.length > 0 && (
        <PeopleSection title={t('Estate tax years')}>
          <ul className={styles.years}>
            {open.map(({ fromDate, toDate, netIncome }) => (
              <li key={fromDate}>
                <span>{t('{from} to {to}', { from: fromDate, to: toDate })}</span>
                <span>
                  {t('Net income in the ledger')} <Amount rands={netIncome} />
                </span>
                <OnlyCapture>
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconPlus size={14} aria-hidden />}
                    loading={add.isRunning}
                    onClick={() =>
                      add.run({
                        matterID: matter.id,
                        fromDate,
                        toDate,
                        taxableIncome: netIncome,
                        paidInAdvance: null,
                        account: null,
                        assessmentNumber: null,
                      })
                    }
                  >
                    {t('Use this amount')}
                  </Button>
                </OnlyCapture>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            {t('Exempt amounts, and amounts that heirs take over as income, are deducted before tax.')}
          </p>
        </PeopleSection>
      )}
    </>
  );
}
