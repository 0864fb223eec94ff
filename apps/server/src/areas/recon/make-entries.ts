import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { toExpenseEvent } from '@boedel/domain/cash/expense';
import { toIncomeEvent } from '@boedel/domain/cash/income';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import type { LedgerEvent } from '@boedel/domain/ledger/happening';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { type Cents, cents } from '@boedel/domain/money/cents';
import { auditEach } from '../../platform/audit/audit-each';
import type { Tx } from '../../platform/db/database';
import { runInBatches } from '../../platform/db/in-batches';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { findDividingDeath, readIncomeDivide } from '../cash/income-divide.store';
import { bookEvents } from '../ledger/book';
import { findNextAccount } from '../lodging/lodged.store';
import { ledgerStore } from '../ledger/ledger.store';
import { toAnswerableLine } from './bank-chain';
import { insertEntries, type LineToBook } from './made-entries.store';

interface EntryMaking {
  readonly actor: Actor;
  readonly now: Date;
  readonly matter: OpenedMatter;
  readonly accountId: number;
}

const computeAmount = ({ line }: LineToBook): Cents => cents(Math.abs(line.amount_cents));

/** An entry of each line, by the rules of its tab, and booked. What its tab would refuse is left for a person to look at. */
export async function makeEntries<T extends LineToBook>(
  tx: Tx,
  { actor, now, matter, accountId }: EntryMaking,
  asked: readonly T[],
): Promise<(T & { readonly id: number })[]> {
  if (asked.length === 0) return [];
  const locked = await ledgerStore(tx).lockedUpTo(matter.id);
  const wanted = asked.map((one) => ({ ...one, line: toAnswerableLine(one.line, locked) }));
  const type = matter.system_type as SystemType;
  const isEstate = type === systemType.estateLate || type === systemType.liquidation;
  const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
  const parted = await readIncomeDivide(tx, matter.id);
  const readHappening = (one: LineToBook): LedgerEvent | undefined => {
    const entry = {
      amount: computeAmount(one),
      vatAmount: null,
      bankAccountID: accountId,
      fromDate: null,
      toDate: null,
    };
    const { day } = one.line;
    const happened =
      one.source === 'income'
        ? toIncomeEvent(
            { ...entry, assetID: null, receivedDate: day, incomeType: one.label },
            findDividingDeath(parted, day),
          )
        : toExpenseEvent(
            {
              ...entry,
              assetID: null,
              paidDate: day,
              costType: isEstate ? one.label : null,
              expenseType: isEstate ? null : one.label,
              liabilityID: null,
            },
            type,
          );
    if (isRefused(happened)) return undefined;
    return collectRefusals([checkMoneyEntry(entry, { field: 'day', on: day }, today)]) ? undefined : happened;
  };
  const account = await findNextAccount(tx, matter);
  const made: (T & { readonly id: number })[] = [];
  await runInBatches(wanted, async (part) => {
    const good = part.flatMap((one) => {
      const happened = readHappening(one);
      return happened ? [{ one, happened }] : [];
    });
    for (const source of ['income', 'expense'] as const) {
      const those = good.filter(({ one }) => one.source === source);
      if (those.length === 0) continue;
      const ids = await insertEntries(
        tx,
        { matterId: matter.id, accountId, account, isEstate, source },
        those.map(({ one }) => one),
      );
      const added = those.map(({ one, happened }, at) => ({ ...one, id: ids[at]!, happened }));
      await auditEach(
        tx,
        actor,
        matter.id,
        added.map((one) => ({
          type: source,
          id: one.id,
          after: {
            day: one.line.day,
            description: one.line.description,
            label: one.label,
            amount_cents: computeAmount(one),
            voucher: one.voucher,
          },
        })),
      );
      await bookEvents(
        tx,
        actor,
        matter.id,
        added.map(({ id, line, voucher, happened }) => ({
          source: { table: source, id },
          day: line.day,
          dayField: 'bankAccountID',
          narrative: line.description,
          voucher,
          happened,
        })),
      );
      made.push(...added);
    }
  });
  return made;
}
