import type { z } from 'zod';
import type { claimingCreditor } from '@boedel/contract/claims/claims.schema';
import { directories } from '@boedel/contract/directories/registry';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { maskNumber } from '@boedel/domain/identity/mask';
import { auditAll } from '../../platform/audit/audit';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import { type DirectoryEntryRow, entryStore, createKits } from '../directories/directory-table';
import { findClaimingCreditors, type FoundCreditor } from './claiming-creditor.store';

const kits = createKits(directories);
const creditors = kits.get('creditor')!;
const globals = kits.get('globalcreditor')!;

export type ClaimingCreditor = z.output<typeof claimingCreditor>;
interface CreditorSettling {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly matterId: number;
}

export interface SettledCreditor {
  readonly id: number;
  readonly name: string;
}

const readDigits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');

/** Bank details that differ from those on file are no longer a detail of a claim: somebody has to confirm them first. */
function checkBankDetails(
  creditor: ClaimingCreditor,
  found: Pick<FoundCreditor, 'name' | 'account_number'>,
  fieldOf: string,
): readonly Refusal[] {
  const [given, kept] = [readDigits(creditor.accountNumber), readDigits(found.account_number)];
  if (given === '' || given === kept) return [];
  const values = { creditor: found.name ?? creditor.name };
  return refuse(
    `${fieldOf}accountNumber`,
    kept === ''
      ? message('{creditor} is on file without a bank account. Enter it on the page of the creditor.', values)
      : message(
          '{creditor} is on file with another account, {account}. Confirm the account with the creditor, then change it on the page of the creditor.',
          { ...values, account: maskNumber(kept) },
        ),
  ).refusals;
}

/**
 * The creditors of the rows, in their order: those on file are taken, global ones are taken over into the firm's directory,
 * the others are added to it. However many there are, it takes a few statements.
 */
export async function settleCreditors(
  { tx, actor, now, matterId }: CreditorSettling,
  rows: readonly ClaimingCreditor[],
  fieldOf: (row: number) => string,
): Promise<{ readonly settled: readonly SettledCreditor[]; readonly added: number }> {
  const found = await findClaimingCreditors(
    tx,
    matterId,
    rows.map(({ id, globalCreditorID, name }) => ({ id: id ?? null, globalId: globalCreditorID ?? null, name })),
  );
  const wrong: Refusal[] = [];
  const newOnes = new Map<string, { readonly creditor: ClaimingCreditor; readonly globalId: number | null }>();
  for (const [nth, creditor] of rows.entries()) {
    const one = found[nth]!;
    if ((creditor.id && one.id === null) || (creditor.globalCreditorID && one.id === null && one.global_id === null)) {
      throw new NotFound();
    }
    if (one.id !== null) wrong.push(...checkBankDetails(creditor, one, fieldOf(nth)));
    else {
      const first = newOnes.get(one.key);
      if (!first) newOnes.set(one.key, { creditor, globalId: one.global_id });
      else if (
        readDigits(creditor.accountNumber) !== '' &&
        readDigits(creditor.accountNumber) !== readDigits(first.creditor.accountNumber)
      ) {
        wrong.push(
          ...refuse(
            `${fieldOf(nth)}accountNumber`,
            message('{creditor} has another bank account in an earlier row. Correct one of them.', {
              creditor: creditor.name,
            }),
          ).refusals,
        );
      }
    }
  }
  if (wrong.length > 0) throw new RefusalProblem(wrong);
  const made = await addCreditors({ tx, actor, now, matterId }, [...newOnes.values()]);
  const byKey = new Map([...newOnes.keys()].map((key, nth) => [key, made[nth]!]));
  return {
    added: made.length,
    settled: found.map(({ id, name, key }) => {
      const row = byKey.get(key);
      return id === null ? { id: row!.id, name: row!.name } : { id, name: name! };
    }),
  };
}

async function addCreditors(
  { tx, actor, now }: CreditorSettling,
  wanted: readonly { readonly creditor: ClaimingCreditor; readonly globalId: number | null }[],
): Promise<DirectoryEntryRow[]> {
  if (wanted.length === 0) return [];
  const { fields } = creditors.directory;
  const taken = new Map(
    (await entryStore(tx, globals).some(wanted.flatMap(({ globalId }) => globalId ?? []))).map((row) => [row.id, row]),
  );
  const rows = wanted.map(({ creditor, globalId }) => {
    const global = globalId === null ? undefined : taken.get(globalId);
    const { id: _, globalCreditorID: __, ...typed } = creditor;
    const given = Object.fromEntries(
      Object.entries(typed).filter(([, value]) => value !== null && value !== undefined),
    );
    const base = global ? readFieldValues(globals.directory.fields, global) : {};
    const name = global ? { name: global.name } : {};
    const { values } = checkFields(
      fields,
      { ...base, ...given, ...name, globalCreditorID: global?.id ?? null },
      actor.country,
      now,
    );
    return toColumnValues(fields, values);
  });
  const made = await entryStore(tx, creditors).insertAll(rows);
  await auditAll(
    tx,
    actor,
    'creditor.added',
    made.map((row) => ({ entity: ['creditor', row.id], after: row })),
  );
  return made;
}
