import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { computeLedgerPosition } from '@boedel/domain/ledger/balances';
import { type AccountCode, chart } from '@boedel/domain/ledger/chart';
import { type Cents, nil, plus } from '@boedel/domain/money/cents';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listBankAccountNames } from './bank-account.store';
import { ledgerStore } from './ledger.store';

export const handledLedgerCalls = pairHandlers(ledgerCalls, {
  getBalances: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const on = query.on ?? computeDayAt(now, findCountry(matter.country));
      const store = ledgerStore(tx);
      const rows = await store.balances(matter.id, on);
      const names = await listBankAccountNames(tx, matter.id);
      const byAccount = new Map<AccountCode, Cents>();
      for (const { account, cents } of rows) byAccount.set(account, plus(byAccount.get(account) ?? nil, cents));
      return {
        on,
        lockedUpTo: await store.lockedUpTo(matter.id),
        ...computeLedgerPosition(rows),
        accounts: [...byAccount].map(([account, balance]) => ({
          account,
          label: chart[account].label,
          side: chart[account].side,
          balance,
        })),
        banks: names.map(({ id, name }) => ({
          bankAccountID: id,
          name,
          balance: rows.find((row) => row.account === 'BANK' && row.bank_account_id === id)?.cents ?? nil,
        })),
        months: (await store.months(matter.id, on)).map(({ month, cents }) => ({ month, cash: cents })),
      };
    }),

  getEvents: ({ scope, query: { matterID, ...asked } }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'money');
      return (await ledgerStore(tx).events(matter.id, asked)).map(
        ({ source_id, reverses_id, is_reversed, booked_name, booked_at, postings, ...event }) => ({
          ...event,
          sourceID: source_id,
          reversesID: reverses_id,
          isReversed: is_reversed,
          bookedBy: booked_name,
          bookedAt: booked_at,
          postings: postings.map((posting) => ({
            account: posting.account,
            label: chart[posting.account].label,
            bankAccountID: posting.bank_account_id,
            assetID: posting.asset_id,
            liabilityID: posting.liability_id,
            partyID: posting.party_id,
            claimID: posting.claim_id,
            aboutName: posting.about_name,
            amount: posting.cents,
          })),
        }),
      );
    }),
});
