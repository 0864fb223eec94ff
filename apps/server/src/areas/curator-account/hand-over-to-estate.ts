import type { CarriedYear } from '@boedel/domain/curator-account/books';
import { toCarriedYear, drawCuratorYear } from '@boedel/domain/curator-account/curator-year';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { isRefused } from '@boedel/domain/law/refusal';
import { formatInEnglish } from '@boedel/domain/law/message';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { assetStore } from '../assets/assets.store';
import { saveValues } from '../assets/save-values';
import { curatorshipEndStore } from '../cash/curatorship-end.store';
import { listCarriedYears, readCuratorYear } from './read-curator-year';
import { insertDebt, reduceDebt } from '../liabilities/liabilities.store';
import { listPaidBefore } from './hand-over.store';
import { linkAccount } from '../cash/account-asset.store';
import { yearStore } from './year.store';

interface PatientDeath {
  readonly actor: Actor;
  readonly now: Date;
  readonly diedOn: LocalDate;
}

/**
 * What the curatorship left on the day of the death: as the final account has it, else as it is drawn up to that day. While
 * it cannot be drawn, what the account before left, and the bank as the ledger has it.
 */
async function findYearLeft(
  tx: Tx,
  matter: OpenedMatter,
  { now, diedOn }: PatientDeath,
): Promise<CarriedYear | undefined> {
  const last = (await listCarriedYears(tx, matter.id)).at(-1);
  if (last && (last.final || last.to >= diedOn)) return last;
  const facts = await readCuratorYear(tx, matter, now, diedOn);
  if (isRefused(facts)) return last;
  const year = drawCuratorYear(facts.books);
  // With what the final account up to that day charges: the remuneration and the Master's fee are claims against the estate,
  // and no account of the curator can be lodged any more once the matter is one.
  return (isRefused(year) ? undefined : toCarriedYear(year, facts.books)) ?? last;
}

const noValuer = { valuationType: null, valuerID: null };

/** Every asset stands in the estate at what the curatorship left of it; what was realised is worth nothing any more. */
async function transferAssets(
  tx: Tx,
  matterId: number,
  left: CarriedYear | undefined,
  { diedOn }: PatientDeath,
): Promise<void> {
  const store = assetStore(tx);
  const typed = { valuationDate: diedOn, ...noValuer };
  const banks = await yearStore(tx).banks(matterId, addDays(diedOn, 1));
  const asBanks = new Map(banks.flatMap(({ id, assetId }) => (assetId === null ? [] : [[assetId, id] as const])));
  const wholes = await store.listOf(matterId);
  const setValue = async (assetId: number, amount: Cents): Promise<void> => {
    const whole = wholes.find(({ row }) => row.id === assetId);
    if (!whole) return;
    await saveValues(tx, [{ asset: whole.row, used: whole.used, value: { amount }, typed }]);
    if (amount === nil && whole.row.treatment === 'inKind') {
      await store.change(assetId, whole.row.version, { treatment: 'money' });
    }
  };
  for (const { id, name, before: balance, assetId } of banks) {
    if (assetId !== null) await setValue(assetId, balance);
    else if (balance !== 0) {
      const row = await store.insert({ matter_id: matterId, kind: 'cash', class: 'claim', treatment: 'money', name });
      await saveValues(tx, [{ asset: row, used: null, value: { amount: balance }, typed }]);
      await linkAccount(tx, row.id, id);
    }
  }
  if (!left) return;
  const closing = new Map(
    left.assets.flatMap(({ as, id, amount }) => (as === 'asset' ? [[id!, amount] as const] : [])),
  );
  for (const { row } of wholes) {
    if (asBanks.has(row.id)) continue;
    if (closing.has(row.id)) await setValue(row.id, closing.get(row.id)!);
    else if (left.known.includes(row.id)) await setValue(row.id, nil);
  }
}

/** What was owed goes on as claims; what was paid meanwhile is claimed no more. */
async function transferDebts(
  tx: Tx,
  matterId: number,
  left: CarriedYear | undefined,
  diedOn: LocalDate,
): Promise<void> {
  if (!left) return;
  const owing = new Map(
    left.creditors.flatMap(({ as, id, amount }) => (as === 'debt' ? [[id!, amount] as const] : [])),
  );
  const paid = await listPaidBefore(tx, matterId, diedOn);
  for (const { id, paid: sum, amount } of paid) {
    const rest = owing.get(id) ?? ((amount > sum ? amount - sum : 0) as Cents);
    await reduceDebt(tx, id, rest, diedOn);
  }
  for (const { id, name, says, amount } of left.creditors) {
    if (id !== null || amount <= 0) continue;
    const description = says ? formatInEnglish(says) : name;
    await insertDebt(tx, { matterId, description, amount, incurredOn: left.to });
  }
}

/**
 * A patient has died: closing balances of the curatorship become the opening assets of the estate, and what it owed its
 * claims. Parties, papers, entries and lodged accounts stay where they are.
 */
export async function handOverToEstate(tx: Tx, matter: OpenedMatter, dying: PatientDeath): Promise<void> {
  const { actor, diedOn } = dying;
  const left = await findYearLeft(tx, matter, dying);
  await transferAssets(tx, matter.id, left, dying);
  await transferDebts(tx, matter.id, left, diedOn);
  const row = await curatorshipEndStore(tx).insert({ matter_id: matter.id, ended_on: diedOn });
  await audit(tx, actor, 'curator.ended', {
    entity: ['curatorship_end', row.id],
    matterId: matter.id,
    after: { ended_on: diedOn, assets: left?.assets ?? [], creditors: left?.creditors ?? [] },
  });
}
