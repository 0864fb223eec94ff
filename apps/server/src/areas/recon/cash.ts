import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { sumReceivedForAssets } from '@boedel/domain/accounts/cash-in-books';
import { drawAsItStands } from '@boedel/domain/accounts/draw-as-it-stands';
import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message, quoteVerbatim } from '@boedel/domain/law/message';
import { type ChargedCosts, computeCostsCharged } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '@boedel/domain/money/cents';
import { type CashHead, cashHeads, buildCashPicture } from '@boedel/domain/reconciliation/cash-heads';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handlers } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readMatterFacts } from '../estate/read-estate';
import { readDutyPosition } from '../estate/read-duty-position';
import { readFigures } from '../kept-figures/stored-figures';
import { listOpenClaims } from './claims';
import { listPaidOnClaims } from './dividends-to-pay';
import {
  readLedgerCash,
  listPartyNames,
  findMatterParty,
  listPostedTotals,
  readProvidedExpenses,
  readUnmatchedTotal,
  allocationStore,
} from './recon-cash.store';
import { groupStore } from './recon-group.store';

type CashAllocationCalls = typeof reconCalls;
type CashAllocationView = AnswerOf<CashAllocationCalls['getCashAllocation']>;
type CashAllocationPart = CashAllocationView['workedOut'][number];

/** What facts and ledger say must still be paid from the cash, head by head. */
async function computeAllocationParts(
  tx: Tx,
  matter: OpenedMatter,
  account: LiquidationAndDistribution | undefined,
): Promise<CashAllocationPart[]> {
  const parts: CashAllocationPart[] = [];
  const add = (head: CashHead, words: CashAllocationPart['said'], amount: Cents): void => {
    if (amount > 0) parts.push({ head, said: words, amount });
  };
  const paid = new Map((await listPostedTotals(tx, matter.id)).map(({ account, cents }) => [account, cents]));
  const { provided } = await readProvidedExpenses(tx, matter.id);
  add(
    matter.system_type === systemType.curatorship ? 'maintenance' : 'administration',
    message('Provided for but not paid'),
    provided,
  );
  for (const { name, open } of [...(await listOpenClaims(tx, matter.id)), ...(await listPaidOnClaims(tx, matter.id))]) {
    add('creditors', quoteVerbatim(name), open);
  }
  if (matter.system_type === systemType.estateLate) {
    const computeLeft = (due: Cents | null | undefined, ledgerAccount: string): Cents =>
      clampBelowNil(minus(due ?? nil, paid.get(ledgerAccount) ?? nil));
    // What the account charges is what is paid: the header's figures stand in only where no account can be drawn yet.
    const figures = await readFigures(tx, matter.id);
    const costs: ChargedCosts = account
      ? computeCostsCharged(account)
      : {
          executorRemuneration: sum([figures?.executor_fee_cents ?? nil, figures?.income_fee_cents ?? nil]),
          vatOnRemuneration: nil,
          mastersFee: figures?.masters_fee_cents ?? nil,
        };
    add(
      'administration',
      message("Executor's remuneration"),
      computeLeft(costs.executorRemuneration, 'COST:executorRemuneration'),
    );
    add(
      'administration',
      message("VAT on the executor's remuneration"),
      computeLeft(costs.vatOnRemuneration, 'COST:vatOnRemuneration'),
    );
    add('administration', message("Master's fee"), computeLeft(costs.mastersFee, 'COST:mastersFee'));
    add(
      'creditors',
      message('Tax of the deceased and the estate, as the account charges it'),
      computeLeft(costs.taxes, 'ESTATE_TAX'),
    );
    const duty = (await readDutyPosition(tx, matter))?.paid ?? nil;
    add(
      'estateDuty',
      message('Estate duty'),
      clampBelowNil(minus(account?.duty.charged.value ?? figures?.estate_duty_cents ?? nil, duty)),
    );
  }
  return parts;
}

/** The account of the estate, where it can be drawn. */
async function readAccount(tx: Tx, matter: OpenedMatter): Promise<LiquidationAndDistribution | undefined> {
  if (matter.system_type !== systemType.estateLate) return undefined;
  const { estate, today } = await readMatterFacts(tx, matter.id);
  if (isRefused(estate)) return undefined;
  const account = drawAsItStands(estate, today);
  return isRefused(account) ? undefined : account;
}

/** What assets brought into the books so far; not known where the books began with a curator. */
export const readReceivedForAssets = createWholeReader(async (tx: Tx, matterId: number): Promise<Cents | undefined> =>
  sumReceivedForAssets(await listPostedTotals(tx, matterId)),
);

/**
 * What the assets of an estate brought in so far, and what they are still to bring by its account: what an heir takes in kind
 * is never realised. Not known where the account cannot be drawn.
 */
export const readMoneyOfAssets = createWholeReader(
  async (tx: Tx, matter: OpenedMatter): Promise<{ readonly received: Cents; readonly toCome: Cents } | undefined> => {
    const received = await readReceivedForAssets(tx, matter.id);
    const account = await readAccount(tx, matter);
    if (received === undefined || !account) return undefined;
    const { realised, outstanding } = account.liquidation;
    return { received, toCome: clampBelowNil(minus(plus(realised, outstanding), received)) };
  },
);

/** The account's own answer to the same question. */
function presentRecapitulation(
  account: LiquidationAndDistribution | undefined,
  received: Cents | undefined,
): { shown: NonNullable<CashAllocationView['recapitulation']>; income: Cents } | undefined {
  if (!account?.recapitulation) return undefined;
  const { cash, liabilities, cashLegacies, surplus } = account.recapitulation;
  return {
    shown: {
      cash,
      liabilities,
      cashLegacies,
      surplus: surplus.value,
      received: received ?? null,
      toCome: received === undefined ? null : minus(cash, received),
    },
    income: clampBelowNil(account.income.net.value),
  };
}

export const readCashAllocation = createWholeReader(
  async (tx: Tx, matter: OpenedMatter): Promise<CashAllocationView> => {
    const allocations = allocationStore(tx);
    const { cash } = await readLedgerCash(tx, matter.id);
    const { open } = await readUnmatchedTotal(tx, matter.id);
    const account = await readAccount(tx, matter);
    const recap = presentRecapitulation(account, await readReceivedForAssets(tx, matter.id));
    const worked = await computeAllocationParts(tx, matter, account);
    if (recap && recap.shown.cashLegacies > 0)
      worked.push({ head: 'legacies', said: message('Cash legacies'), amount: recap.shown.cashLegacies });
    if (recap && recap.income > 0)
      worked.push({ head: 'incomeToHeirs', said: message('Income to heirs'), amount: recap.income });
    const rows = await allocations.ofMatter(matter.id);
    const names = new Map((await listPartyNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    const picture = buildCashPicture(cash, open, [
      ...worked,
      ...rows.map(({ head, amount_cents }) => ({ head: head as CashHead, amount: amount_cents })),
    ]);
    const people = new Map<number, Cents>();
    for (const { party_id, amount_cents } of rows)
      if (party_id !== null) people.set(party_id, sum([people.get(party_id) ?? nil, amount_cents]));
    return {
      cash,
      noEntryYet: open,
      heads: picture.heads.map(({ head, amount }) => ({ head, label: cashHeads[head], amount })),
      workedOut: worked,
      allocations: rows.map((row) => ({
        id: row.id,
        matterID: row.matter_id,
        head: row.head as CashHead,
        description: row.description,
        amount: row.amount_cents,
        partyID: row.party_id,
        partyName: row.party_id === null ? null : (names.get(row.party_id) ?? null),
        groupID: row.group_id,
        version: row.version,
      })),
      people: [...people].map(([partyID, amount]) => ({ partyID, name: names.get(partyID) ?? '-', amount })),
      allocated: picture.allocated,
      surplus: picture.surplus,
      recapitulation: recap?.shown ?? null,
    };
  },
);

export const cashHandlers: Pick<
  Handlers<CashAllocationCalls>,
  'getCashAllocation' | 'saveCashAllocation' | 'deleteCashAllocation'
> = {
  getCashAllocation: ({ scope, query }) =>
    scope.transaction(async (tx) => readCashAllocation(tx, await openMatter(tx, query.matterID, 'money'))),
  saveCashAllocation: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const allocations = allocationStore(tx);
      const before = body.id ? await allocations.lock(body.id) : undefined;
      if (before && before.matter_id !== matter.id) throw new NotFound();
      if (body.groupID && (await groupStore(tx).find(body.groupID)).matter_id !== matter.id) throw new NotFound();
      if (body.partyID && !(await findMatterParty(tx, body.partyID, matter.id))) {
        throw new NotFound();
      }
      if (body.amount <= 0) throw new RefusalProblem(refuse('amount', 'Enter an amount of more than 0.'));
      const values = {
        matter_id: matter.id,
        head: body.head,
        description: body.description,
        amount_cents: body.amount,
        party_id: body.partyID ?? null,
        group_id: body.groupID ?? null,
      };
      const after = before
        ? await presentConflict(allocations.change(before.id, body.version ?? 0, values), () =>
            readCashAllocation(tx, matter),
          )
        : await allocations.insert(values);
      await audit(tx, actor, before ? 'cashallocation.changed' : 'cashallocation.added', {
        entity: ['cash_allocation', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return readCashAllocation(tx, matter);
    }),
  deleteCashAllocation: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const allocations = allocationStore(tx);
      const row = await allocations.find(body.id);
      const matter = await openToCapture(tx, actor, row.matter_id, 'money');
      const before = await allocations.remove(row.id);
      await audit(tx, actor, 'cashallocation.removed', {
        entity: ['cash_allocation', row.id],
        matterId: matter.id,
        before,
      });
      return readCashAllocation(tx, matter);
    }),
};
