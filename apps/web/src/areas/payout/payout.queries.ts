import type { WireAnswer } from '@boedel/contract/call';
import { bankAccountCalls, expenseCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { payouts } from '@boedel/contract/payout/payout.record';
import { useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';
import { useClaims } from '../../client/record/claim-choices';
import { usePeople } from '../../client/record/people-choices';
import type { FieldOption } from '../../ui/fields/field';
import { useMatter } from '../../ui/the-matter';

export const kit = createRecordKit(payouts, payoutCalls);
export type PayoutPayment = WireAnswer<typeof payoutCalls.getbyid>;
export type PayoutBankFile = WireAnswer<typeof payoutCalls.getFiles>[number];

export const usePayments = (matterID: number) => useRead(payoutCalls.getbymatterid, { matterID }, { quiet: true });
export const useFiles = (matterID: number) => useRead(payoutCalls.getFiles, { matterID }, { quiet: true });
export const useLimits = () => useRead(payoutCalls.getLimits, undefined, { quiet: true });

export const toVersions = (rows: readonly PayoutPayment[]) => rows.map(({ id, version }) => ({ id, version }));

/** What a payment may point at. */
export function usePaymentLinks(): {
  readonly links: Readonly<Record<string, readonly FieldOption[]>>;
  /** Nothing until the matter's accounts are known: a payment begun before would be paid from none. */
  readonly main: number | null | undefined;
} {
  const { id: matterID } = useMatter();
  const people = usePeople(matterID);
  const proved = useClaims();
  const claims = useRead(liabilityCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const provided = useRead(expenseCalls.getProvisionList, { matterID }, { quiet: true }).data ?? [];
  const accounts = useRead(bankAccountCalls.getbymatterid, { matterID }, { quiet: true });
  const banks = (accounts.data ?? []).filter(({ closedDate }) => !closedDate);
  const main = banks.find(({ isMain }) => isMain) ?? (banks.length === 1 ? banks[0] : undefined);
  return {
    links: {
      partyID: people,
      liabilityID: claims.map(({ id, creditorName, owedAmount }) => ({
        value: id,
        label: `${creditorName} · ${owedAmount}`,
      })),
      claimID: proved,
      expenseID: provided.map(({ id, description, amount }) => ({ value: id, label: `${description} · ${amount}` })),
      bankAccountID: banks.map(({ id, name }) => ({ value: id, label: name })),
    },
    main: accounts.isPending ? undefined : (main?.id ?? null),
  };
}
