import { bankAccountCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { drawAsItStands } from '@boedel/domain/accounts/draw-as-it-stands';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { defaultCountry } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { passesCdv } from '@boedel/domain/identity/account-number';
import { systemType } from '@boedel/domain/matter/kinds';
import { clampBelowNil, minus, nil } from '@boedel/domain/money/cents';
import { readMatterFacts } from '../areas/estate/read-estate';
import { readReceivedForAssets } from '../areas/recon/cash';
import { payoutKit } from '../areas/payout/payout-kit';
import type { PaymentDue } from '../areas/payout/due';
import { listDues, formatReference } from '../areas/payout/proposals';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { Services } from '../platform/services';
import type { Actor } from '../platform/tenancy/actor';
import { type DemoCaller, createCaller, runInFirm } from './call-in-firm';

/** The specification's sample of payments. */
export const demoPayments = 124;

const banks = [
  { bank: 'FNB', branch: '250655', begins: '62', digits: 11 },
  { bank: 'Nedbank', branch: '198765', begins: '1', digits: 10 },
  { bank: 'Standard Bank', branch: '051001', begins: '10', digits: 11 },
] as const;

/** A made-up account whose check digit fits its bank; the number varies it, always in the same way. */
export function createAccount(n: number): { accountNumber: string; branchCode: string } {
  const { bank, branch, begins, digits } = banks[n % banks.length]!;
  const middle = String(300_001 + n * 137).padStart(digits - begins.length - 2, '0');
  for (let last = 0; last < 100; last += 1) {
    const accountNumber = `${begins}${middle}${String(last).padStart(2, '0')}`;
    if (passesCdv(bank, accountNumber)) return { accountNumber, branchCode: branch };
  }
  throw new Error(`no account of ${bank} fits`);
}

interface DemoPayer {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
}
const readPerson = (tx: Tx, email: string): Promise<DemoPayer> =>
  tx.one(sql`select id, email, full_name from person where email = ${email}`);

interface DemoPayoutEstate {
  readonly id: number;
  readonly n: number;
  readonly rows: readonly { readonly id: number; readonly version: number }[];
}

/**
 * The estate's own account: it took over what the account of the estate has as money and no other account holds, and the heirs
 * paid in what they have to. So the bank holds what the account says, to the cent.
 */
async function openAccount(tx: Tx, call: DemoCaller, matterID: number, n: number): Promise<{ readonly id: number }> {
  const { estate, today } = await readMatterFacts(tx, matterID);
  const account = isRefused(estate) ? estate : drawAsItStands(estate, today);
  const cash = isRefused(account) ? nil : account.liquidation.realised;
  const received = (await readReceivedForAssets(tx, matterID)) ?? nil;
  const opened = await call(bankAccountCalls.add, {
    matterID,
    name: 'Estate account',
    bank: 'FNB',
    ...createAccount(3 * (500 + n)),
    accountType: 'current',
    isMain: true,
    openingDate: '2026-09-01',
    openingBalance: clampBelowNil(minus(cash, received)) / 100,
  });
  const paidIn = isRefused(account) ? [] : (account.recapitulation?.contributions ?? []);
  for (const { personId, amount } of paidIn) {
    await call(movementCalls.add, {
      matterID,
      movedDate: '2026-10-15',
      description: 'Paid in for the shortfall',
      kind: 'heirPaidIn',
      amount: amount / 100,
      bankAccountID: opened.id,
      partyID: Number(personId),
    });
  }
  return opened;
}

/**
 * Payments of what the estates of a firm still have to pay, captured by one person and partly approved by another, given
 * to the bank and paid: a hundred and twenty-four of them, as the specification's sample has.
 */
export async function addPayments(tx: Tx, services: Services, firmId: number): Promise<void> {
  const [maker, checker] = [await readPerson(tx, 'capture@protea.test'), await readPerson(tx, 'checker@protea.test')];
  const now = services.clock();
  const today = computeDayAt(now, defaultCountry);
  const createPersonCaller = ({ id, email, full_name }: DemoPayer) =>
    createCaller(tx, services, { personId: id, email, fullName: full_name, firmId });
  const actor = {
    personId: maker.id,
    fullName: maker.full_name,
    requestId: 'demo',
    roles: ['Capture Matter'],
  } as unknown as Actor;
  // A payee has one account, whichever estate pays it.
  const payees = new Map<string, number>();
  const chooseVariant = ({ payee }: PaymentDue): number => {
    if (!payees.has(payee)) payees.set(payee, 1000 + payees.size);
    return payees.get(payee)!;
  };
  const estates: DemoPayoutEstate[] = [];
  await runInFirm(tx, firmId, maker.id, async () => {
    const matters = await tx.rows<{ id: number }>(
      sql`select id from matter where system_type = ${systemType.estateLate} and status = 2 order by id`,
    );
    let made = 0;
    for (const [n, { id }] of matters.entries()) {
      const left = demoPayments - made;
      if (left === 0) break;
      const at = { ...(await payoutKit.toChange(tx, { actor, now }, id)), isOneOfMany: true as const };
      const dues = (await listDues(tx, at.matter)).dues.slice(0, left);
      if (dues.length === 0) continue;
      const account = await openAccount(tx, createPersonCaller(maker), id, n);
      const rows: DemoPayoutEstate['rows'][number][] = [];
      for (const due of dues) {
        const lacksAccount = made % 31 === 7;
        const { id: row, version } = await payoutKit.insert(
          createValues(due, account.id, lacksAccount ? null : chooseVariant(due)),
          at,
        );
        rows.push({ id: row, version });
        made += 1;
      }
      estates.push({ id, n, rows });

      function createValues(due: PaymentDue, bankAccountID: number, variant: number | null) {
        return {
          payee: due.payee,
          purpose: due.purpose,
          partyID: due.partyId ?? null,
          liabilityID: due.liabilityId ?? null,
          claimID: due.claimId ?? null,
          expenseID: due.expenseId ?? null,
          costType: due.costType ?? null,
          expenseType: null,
          amount: minus(due.due, due.done),
          bankAccountID,
          accountType: 'Current',
          branchNumber: null,
          myRef: formatReference(at.matter, due.about),
          benRef: (due.reference ?? at.matter.name).slice(0, 20).trim(),
          sameDay: made % 9 === 4,
          reason: null,
          ...(variant === null ? { accountNumber: null, branchCode: null } : createAccount(variant)),
        };
      }
    }
  });
  const readVersions = async (rows: DemoPayoutEstate['rows']) =>
    (await tx.rows<{ id: number; version: number }>(
      sql`select id, version from payout where id = any(${rows.map(({ id }) => id)}::bigint[]) and account_number is not null order by id`,
    )) as { id: number; version: number }[];
  // Every second estate is approved, every fourth at the bank, and of those the first was paid.
  for (const [place, estate] of estates.entries()) {
    if (place % 2 === 1) continue;
    await runInFirm(tx, firmId, checker.id, async () => {
      await createPersonCaller(checker)(payoutCalls.approve, { rows: (await readVersions(estate.rows)).slice(0, 12) });
    });
    if (place % 4 !== 0) continue;
    const files = await runInFirm(tx, firmId, maker.id, async () =>
      createPersonCaller(maker)(payoutCalls.makeFile, {
        matterID: estate.id,
        rows: (await readVersions(estate.rows)).slice(0, 12),
        format: 'fnb',
        actionDate: today,
      }),
    );
    await runInFirm(tx, firmId, checker.id, async () => {
      for (const { id, sha256 } of files) await createPersonCaller(checker)(payoutCalls.approveFile, { id, sha256 });
    });
    if (place % 8 !== 0) continue;
    await runInFirm(tx, firmId, maker.id, async () => {
      const call = createPersonCaller(maker);
      const paid = files.flatMap(({ rows }) => rows).slice(0, 4);
      const versions = new Map((await readVersions(estate.rows)).map(({ id, version }) => [id, version]));
      await call(payoutCalls.saveResults, {
        matterID: estate.id,
        results: paid.map(({ payoutID }) => ({
          id: payoutID,
          version: versions.get(payoutID)!,
          outcome: 'paid' as const,
          date: today,
          why: null,
        })),
      });
    });
  }
  await changeOneAccount(tx, services, firmId, maker, estates);
}

/** One payee whose account somebody changed: it waits for the other person. */
async function changeOneAccount(
  tx: Tx,
  services: Services,
  firmId: number,
  maker: DemoPayer,
  estates: readonly DemoPayoutEstate[],
): Promise<void> {
  const waiting = estates[1]?.rows[0];
  if (!waiting) return;
  await runInFirm(tx, firmId, maker.id, async () => {
    const call = createCaller(tx, services, {
      personId: maker.id,
      email: maker.email,
      fullName: maker.full_name,
      firmId,
    });
    const before = payoutKit.read(await payoutKit.store(tx).find(waiting.id));
    const { matterID: _matter, amount, ...values } = before;
    await call(payoutCalls.update, { ...values, amount: amount / 100, ...createAccount(900) });
  });
}
