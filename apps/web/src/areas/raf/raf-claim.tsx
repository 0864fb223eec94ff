import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { rafCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { rafItems, rafPayments } from '@boedel/contract/raf/raf.records';
import { Button } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { formatAmountText, toCents, formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';
import { PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import type { RafClaimView } from './raf.queries';

const itemKit = createRecordKit(rafItems, rafItemCalls);
const paymentKit = createRecordKit(rafPayments, rafPaymentCalls);

const itemColumns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(itemKit),
  { key: 'claimed', title: markPhrase('Claimed'), kind: 'money' },
  { key: 'claimableUntil', title: markPhrase('Claim deadline'), kind: 'day', rare: true },
];
const paymentColumns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(paymentKit),
  {
    key: 'bankAccountName',
    title: markPhrase('In the bank'),
    value: (row) =>
      row['paidTo'] === 'supplier'
        ? t('Not paid through the trust')
        : ((row['bankAccountName'] as string | null) ?? t('Not found yet')),
  },
  {
    key: 'isOnStatement',
    title: markPhrase('On a statement'),
    value: (row) => (row['paidTo'] === 'supplier' ? null : row['isOnStatement'] ? t('Yes') : t('No')),
  },
];

/** One claim: its schedule, what was paid on it, and the letters that went. */
export function RafClaim({ claim, onChange }: { readonly claim: RafClaimView; readonly onChange: () => void }) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const expenses = useRead(expenseCalls.getbymatterid, { matterID }, { quiet: true });
  const incomes = useRead(incomeCalls.getbymatterid, { matterID }, { quiet: true });
  const papers = useRead(documentCalls.getbymatterid, { matterID, skip: 0, take: 200 }, { quiet: true });
  const make = useCall(rafCalls.makeLetter, { says: t('Letter created. Find it under Documents.') });
  const isOfClaim = (row: RecordScreenRow): boolean => row['rafClaimID'] === claim.id;
  const only = [{ value: claim.id, label: claim.description }];
  const formatEntry = (day: string, description: string, amount: number): string =>
    `${formatDate(day)} · ${description} · ${formatAmountText(toCents(amount))}`;
  return (
    <PeopleSection
      title={claim.description}
      actions={
        <>
          <OnlyCapture>
            <Button
              variant="default"
              size="compact-sm"
              loading={make.isRunning}
              disabled={claim.accounts === 0}
              onClick={() => make.run({ claimID: claim.id, stage: 0, language: getLanguage() })}
            >
              {t('Create claim letter')}
            </Button>
          </OnlyCapture>
          <Button variant="default" size="compact-sm" onClick={onChange}>
            {claim.lodgedDate ? t('Change') : t('Change, or lodge it')}
          </Button>
        </>
      }
    >
      {claim.letters.length > 0 && (
        <p>
          {t('Followed up: {letters}.', {
            letters: claim.letters
              .map(({ stage, sentDate }) =>
                t('after {count} days on {day}', { count: String(stage), day: formatDate(sentDate) }),
              )
              .join('; '),
          })}
        </p>
      )}
      <MatterRecordSection
        kit={itemKit}
        none={t('No accounts on the schedule.')}
        columns={itemColumns}
        only={isOfClaim}
        begins={{ rafClaimID: claim.id, servedDate: today }}
        readOnly={claim.lodgedDate !== null}
        links={{
          rafClaimID: only,
          expenseID: (expenses.data ?? []).map(({ id, paidDate, description, amount }) => ({
            value: id,
            label: formatEntry(paidDate, description, amount),
          })),
          documentID: (papers.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
        }}
      />
      {claim.lodgedDate && (
        <MatterRecordSection
          kit={paymentKit}
          none={t('No payments from the Fund yet.')}
          columns={paymentColumns}
          only={isOfClaim}
          begins={{ rafClaimID: claim.id, paidDate: today, paidTo: 'trust' }}
          links={{
            rafClaimID: only,
            incomeID: (incomes.data ?? [])
              .filter(({ bankAccountID }) => bankAccountID !== null)
              .map(({ id, receivedDate, description, amount }) => ({
                value: id,
                label: formatEntry(receivedDate, description, amount),
              })),
          }}
        />
      )}
    </PeopleSection>
  );
}
