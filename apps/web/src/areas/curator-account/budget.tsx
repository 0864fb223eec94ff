import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { budgetLines } from '@boedel/contract/curator-account/budget.record';
import { type BudgetLine, checkBudgetLine } from '@boedel/domain/curator-account/budget';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { t } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';
import { Amount } from '../../ui/figures/amount';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './curator-account.module.css';

const notifySuccess = (message: string): void => notify({ kind: 'success', message });
const kit = createRecordKit(budgetLines, budgetCalls);

/** What is expected in the year, one line for what comes back, beside what was received and paid. */
export function Budget() {
  const { id: matterID } = useMatter();
  const today = useToday();
  const prefill = useCall(budgetCalls.prefill, {
    onDone: ({ added }) =>
      notifySuccess(
        added === 0 ? t('The budget already includes everything.') : t('{count} lines added.', { count: added }),
      ),
  });
  return (
    <div className={styles.page}>
      <Against matterID={matterID} />
      <MatterRecordSection
        kit={kit}
        none={t('No line of the budget is captured.')}
        begins={{ firstDate: today, every: 'month' }}
        rule={(values) => checkBudgetLine(values as unknown as BudgetLine)}
        parts={renderEnterYear}
      />
      <OnlyCapture hide>
        <div>
          <Button size="xs" variant="default" loading={prefill.isRunning} onClick={() => prefill.run({ matterID })}>
            {t('Copy from previous year')}
          </Button>
        </div>
      </OnlyCapture>
    </div>
  );
}

/** What belongs to a line that is saved: a new one has no entries to make yet. */
const renderEnterYear = (row: RecordScreenRow | undefined) => (row ? <EnterYear row={row} /> : null);

function Against({ matterID }: { readonly matterID: number }) {
  const read = useRead(budgetCalls.compare, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {({ fromDate, toDate, heads }) => (
        <section className={styles.changes} aria-label={t('Budget and actual')}>
          <h3>
            {t('Budget and actual')}{' '}
            {fromDate && toDate && (
              <small>{t('{from} to {to}', { from: formatDate(fromDate), to: formatDate(toDate) })}</small>
            )}
          </h3>
          {heads.length === 0 ? (
            <p>{t('No budgeted or actual amounts yet.')}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{t('Head')}</th>
                  <th>{t('Budget')}</th>
                  <th>{t('Actual')}</th>
                  <th>{t('Left')}</th>
                </tr>
              </thead>
              <tbody>
                {heads.map(({ side, head, budget, actual, left }) => (
                  <tr key={`${side} ${head}`} data-over={(left < 0 && side === 'expense') || undefined}>
                    <td>{t(head)}</td>
                    <td data-label={t('Budget')}>
                      <Amount rands={budget} />
                    </td>
                    <td data-label={t('Actual')}>
                      <Amount rands={actual} />
                    </td>
                    <td data-label={t('Left')}>
                      {/* More income than was expected is nothing overspent. */}
                      {left < 0 && side === 'income' ? (
                        <>
                          {t('Above budget:')} <Amount rands={-left} />
                        </>
                      ) : (
                        <Amount rands={left} />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </Loaded>
  );
}

/** The entries of a line for the whole year at once; those that are there are not made again. */
function EnterYear({ row }: { readonly row: RecordScreenRow }) {
  const { id: matterID } = useMatter();
  const banks = useRead(bankAccountCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const open = banks.filter(({ closedDate }) => !closedDate);
  const [chosen, setChosen] = useState<string | null>(null);
  const bank = chosen ?? (open.find(({ isMain }) => isMain) ?? open[0])?.id.toString() ?? null;
  const enter = useCall(budgetCalls.enterYear, {
    onDone: ({ made }) =>
      notifySuccess(made === 0 ? t('All entries already exist.') : t('{count} entries created.', { count: made })),
  });
  return (
    <OnlyCapture hide>
      <div className={styles.enter}>
        <Select
          size="xs"
          label={t('Through the account')}
          allowDeselect={false}
          value={bank}
          onChange={setChosen}
          data={open.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button
          size="xs"
          variant="default"
          disabled={bank === null}
          loading={enter.isRunning}
          onClick={() => enter.run({ id: row.id, bankAccountID: Number(bank) })}
        >
          {t('Make the year’s entries up to today')}
        </Button>
      </div>
    </OnlyCapture>
  );
}
