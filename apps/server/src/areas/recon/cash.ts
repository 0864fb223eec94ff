import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { firstAndFinal } from '@boedel/domain/accounts/request';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { said, verbatim } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, notBelowNil, sum } from '@boedel/domain/money/cents';
import { type CashHead, cashHeads, cashPicture } from '@boedel/domain/reconciliation/cash-heads';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handlers } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { factsOf } from '../estate/estate-of';
import { dutyStands } from '../estate/duty-stands';
import { figuresStore } from '../kept-figures/figures.store';
import { openClaims } from './claims';
import { paidOnClaims } from './dividends-to-pay';
import {
  cashInLedger,
  partyNames,
  partyOfMatter,
  postedOnAccounts,
  providedExpenses,
  unmatchedOnStatements,
  allocationStore,
} from './recon-cash.store';
import { groupStore } from './recon-group.store';

type Calls = typeof reconCalls;
type Shown = AnswerOf<Calls['getCashAllocation']>;
type Part = Shown['workedOut'][number];

/** What facts and ledger say must still be paid from the cash, head by head. */
async function workedOut(tx: Tx, matter: OpenedMatter): Promise<Part[]> {
  const parts: Part[] = [];
  const add = (head: CashHead, words: Part['said'], amount: Cents): void => {
    if (amount > 0) parts.push({ head, said: words, amount });
  };
  const paid = new Map((await postedOnAccounts(tx, matter.id)).map(({ account, cents }) => [account, cents]));
  const { provided } = await providedExpenses(tx, matter.id);
  add(
    matter.system_type === systemType.curatorship ? 'maintenance' : 'administration',
    said('Provided for and not paid'),
    provided,
  );
  for (const { name, open } of [...(await openClaims(tx, matter.id)), ...(await paidOnClaims(tx, matter.id))]) {
    add('creditors', verbatim(name), open);
  }
  if (matter.system_type === systemType.estateLate) {
    const figures = await figuresStore(tx).of(matter.id);
    const left = (due: Cents | null | undefined, account: string): Cents =>
      notBelowNil(minus(due ?? nil, paid.get(account) ?? nil));
    add(
      'administration',
      said("Executor's remuneration"),
      left(sum([figures?.executor_fee_cents ?? nil, figures?.income_fee_cents ?? nil]), 'COST:executorRemuneration'),
    );
    add('administration', said("Master's fee"), left(figures?.masters_fee_cents, 'COST:mastersFee'));
    const duty = (await dutyStands(tx, matter))?.paid ?? nil;
    add('estateDuty', said('Estate duty'), notBelowNil(minus(figures?.estate_duty_cents ?? nil, duty)));
  }
  return parts;
}

/** The account's own answer to the same question, where it can be drawn. */
async function recapitulationOf(
  tx: Tx,
  matter: OpenedMatter,
): Promise<{ shown: NonNullable<Shown['recapitulation']>; income: Cents } | undefined> {
  if (matter.system_type !== systemType.estateLate) return undefined;
  const { estate, today } = await factsOf(tx, matter.id);
  if (isRefused(estate)) return undefined;
  const account = liquidationAndDistribution(estate, firstAndFinal(today));
  if (isRefused(account) || !account.recapitulation) return undefined;
  const { cash, liabilities, cashLegacies, surplus } = account.recapitulation;
  return {
    shown: { cash, liabilities, cashLegacies, surplus: surplus.value },
    income: notBelowNil(account.income.net.value),
  };
}

export async function cashOf(tx: Tx, matter: OpenedMatter): Promise<Shown> {
  const allocations = allocationStore(tx);
  const { cash } = await cashInLedger(tx, matter.id);
  const { open } = await unmatchedOnStatements(tx, matter.id);
  const recap = await recapitulationOf(tx, matter);
  const worked = await workedOut(tx, matter);
  if (recap && recap.shown.cashLegacies > 0)
    worked.push({ head: 'legacies', said: said('Cash legacies'), amount: recap.shown.cashLegacies });
  if (recap && recap.income > 0)
    worked.push({ head: 'incomeToHeirs', said: said('Income to heirs'), amount: recap.income });
  const rows = await allocations.ofMatter(matter.id);
  const names = new Map((await partyNames(tx, matter.id)).map(({ id, name }) => [id, name]));
  const picture = cashPicture(cash, open, [
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
}

export const cashHandlers: Pick<
  Handlers<Calls>,
  'getCashAllocation' | 'saveCashAllocation' | 'deleteCashAllocation'
> = {
  getCashAllocation: ({ tenant, query }) =>
    tenant.transaction(async (tx) => cashOf(tx, await openMatter(tx, query.matterID, 'money'))),
  saveCashAllocation: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const allocations = allocationStore(tx);
      const before = body.id ? await allocations.lock(body.id) : undefined;
      if (before && before.matter_id !== matter.id) throw new NotFound();
      if (body.groupID && (await groupStore(tx).find(body.groupID)).matter_id !== matter.id) throw new NotFound();
      if (body.partyID && !(await partyOfMatter(tx, body.partyID, matter.id))) {
        throw new NotFound();
      }
      if (body.amount <= 0) orRefuse(refuse('amount', 'Enter an amount above nought.'));
      const values = {
        matter_id: matter.id,
        head: body.head,
        description: body.description,
        amount_cents: body.amount,
        party_id: body.partyID ?? null,
        group_id: body.groupID ?? null,
      };
      const after = before
        ? await orConflict(allocations.change(before.id, body.version ?? 0, values), () => cashOf(tx, matter))
        : await allocations.insert(values);
      await audit(tx, actor, before ? 'cashallocation.changed' : 'cashallocation.added', {
        entity: ['cash_allocation', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return cashOf(tx, matter);
    }),
  deleteCashAllocation: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const allocations = allocationStore(tx);
      const row = await allocations.find(body.id);
      const matter = await openToCapture(tx, actor, row.matter_id, 'money');
      const before = await allocations.remove(row.id);
      await audit(tx, actor, 'cashallocation.removed', {
        entity: ['cash_allocation', row.id],
        matterId: matter.id,
        before,
      });
      return cashOf(tx, matter);
    }),
};
