import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { rafCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { rafItems, rafPayments } from '@boedel/contract/raf/raf.records';
import { Button } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { kitOf, type MatterRow } from '../../client/record/matter-record';
import { matterColumns, MatterRecordSection } from '../../client/record/matter-records';
import { language } from '../../i18n/language';
import { phrase, t } from '../../i18n/t';
import { amountText, centsOf, dateText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';
import { PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import type { RafClaimShown } from './raf.queries';

const itemKit = kitOf(rafItems, rafItemCalls);
const paymentKit = kitOf(rafPayments, rafPaymentCalls);

const itemColumns: readonly Column<MatterRow>[] = [
  ...matterColumns(itemKit),
  { key: 'claimed', title: phrase('Claimed'), kind: 'money' },
  { key: 'claimableUntil', title: phrase('To be claimed until'), kind: 'day', rare: true },
];
const paymentColumns: readonly Column<MatterRow>[] = [
  ...matterColumns(paymentKit),
  {
    key: 'bankAccountName',
    title: phrase('In the bank'),
    value: (row) =>
      row['paidTo'] === 'supplier'
        ? t('Not through the trust')
        : ((row['bankAccountName'] as string | null) ?? t('Not found yet')),
  },
  {
    key: 'isOnStatement',
    title: phrase('On a statement'),
    value: (row) => (row['paidTo'] === 'supplier' ? null : row['isOnStatement'] ? t('Yes') : t('No')),
  },
];

/** One claim: its schedule, what was paid on it, and the letters that went. */
export function RafClaim({ claim, onChange }: { readonly claim: RafClaimShown; readonly onChange: () => void }) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const expenses = useRead(expenseCalls.getbymatterid, { matterID }, { quiet: true });
  const incomes = useRead(incomeCalls.getbymatterid, { matterID }, { quiet: true });
  const papers = useRead(documentCalls.getbymatterid, { matterID, skip: 0, take: 200 }, { quiet: true });
  const make = useCall(rafCalls.makeLetter, { says: t('The letter is made and stands under Documents.') });
  const ofClaim = (row: MatterRow): boolean => row['rafClaimID'] === claim.id;
  const only = [{ value: claim.id, label: claim.description }];
  const entry = (day: string, description: string, amount: number): string =>
    `${dateText(day)} · ${description} · ${amountText(centsOf(amount))}`;
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
              onClick={() => make.run({ claimID: claim.id, stage: 0, language: language() })}
            >
              {t('Make the letter of the claim')}
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
                t('after {count} days on {day}', { count: String(stage), day: dateText(sentDate) }),
              )
              .join('; '),
          })}
        </p>
      )}
      <MatterRecordSection
        kit={itemKit}
        none={t('No account is on the schedule.')}
        columns={itemColumns}
        only={ofClaim}
        begins={{ rafClaimID: claim.id, servedDate: today }}
        readOnly={claim.lodgedDate !== null}
        links={{
          rafClaimID: only,
          expenseID: (expenses.data ?? []).map(({ id, paidDate, description, amount }) => ({
            value: id,
            label: entry(paidDate, description, amount),
          })),
          documentID: (papers.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
        }}
      />
      {claim.lodgedDate && (
        <MatterRecordSection
          kit={paymentKit}
          none={t('The Fund paid nothing on it yet.')}
          columns={paymentColumns}
          only={ofClaim}
          begins={{ rafClaimID: claim.id, paidDate: today, paidTo: 'trust' }}
          links={{
            rafClaimID: only,
            incomeID: (incomes.data ?? [])
              .filter(({ bankAccountID }) => bankAccountID !== null)
              .map(({ id, receivedDate, description, amount }) => ({
                value: id,
                label: entry(receivedDate, description, amount),
              })),
          }}
        />
      )}
    </PeopleSection>
  );
}
