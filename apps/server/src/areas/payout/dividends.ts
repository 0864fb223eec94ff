import {
  type AccountOutcomes,
  reapportionUnable,
  sumAwardsByClaim,
  sumContributionsByClaim,
  sumSetOffByClaim,
} from '@boedel/domain/insolvency-account/outcomes';
import type { CarriedInsolvency } from '@boedel/domain/insolvency-account/carried';
import { type KeptBackAmount, listKeptBack } from '@boedel/domain/insolvency-account/kept-back';
import { message, type Message } from '@boedel/domain/law/message';
import type { AccountMoney } from '@boedel/domain/lodging/insolvency-step-facts';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { listUnableCreditors } from '../claims/unable-to-contribute.store';
import { listAccountProgress } from '../account-course/account-course.store';
import { listCertifiedShares } from '../insolvent/composition';
import { readCompositionMoney } from '../insolvent/composition.store';
import { readClaims, readPostingsByClaim } from './dues.store';
import { payoutStore } from './payout.store';
import type { PaymentDue } from './due';

export interface DividendDue extends PaymentDue {
  readonly claimId: number;
  readonly left: Cents;
}

/** What a creditor owes the estate: costs the free residue or its own security could not bear. */
export interface ContributionDue {
  readonly claimId: number;
  readonly creditor: string;
  readonly reference: string | null;
  readonly due: Cents;
  readonly received: Cents;
}

interface ConfirmedAccounts {
  /** The accounts that stand and were confirmed. */
  readonly accounts: readonly CarriedInsolvency[];
  /** One stands that was not. */
  readonly isOneOpen: boolean;
}
/** An account is confirmed by itself (s 112): the day stands with its steps. */
async function readConfirmedAccounts(tx: Tx, matter: OpenedMatter): Promise<ConfirmedAccounts> {
  const all = (await listAccountProgress(tx, matter)).filter(({ isReplaced }) => !isReplaced);
  const accounts = all
    .filter(({ happened }) => happened.has('confirmation'))
    .map(({ row }) => row.carries as CarriedInsolvency);
  return { accounts, isOneOpen: accounts.length < all.length };
}

/** What an account awards and asks by itself; what is left counts the accounts before it, which are paid first. */
export async function readMoneyOfAccounts(
  tx: Tx,
  matter: OpenedMatter,
  accounts: readonly CarriedInsolvency[],
): Promise<AccountMoney | null> {
  const unable = await listUnableCreditors(tx, matter.id);
  const outcomes = accounts.map((account) => account.outcomes && reapportionUnable(account.outcomes, unable));
  const last = outcomes.at(-1);
  if (!last || outcomes.some((one) => one === undefined)) return null;
  const readNet = (some: readonly (AccountOutcomes | undefined)[], from: number) => {
    const setOff = sumSetOffByClaim(
      some.map((one, at) => ({
        setsOff: accounts[from + at]!.setsOff ?? false,
        ...(one && { outcomes: one }),
      })),
    );
    const deduct = (by: ReadonlyMap<string, Cents>) =>
      new Map([...by].map(([key, amount]) => [key, minus(amount, setOff.get(key) ?? nil)]));
    return { awards: deduct(sumAwardsByClaim(some)), asked: deduct(sumContributionsByClaim(some)) };
  };
  const own = readNet([last], accounts.length - 1);
  const all = readNet(outcomes, 0);
  const sumLeft = (due: ReadonlyMap<string, Cents>, done: ReadonlyMap<number, Cents>): Cents =>
    sum([...due].map(([key, amount]) => clampBelowNil(minus(amount, done.get(Number(key)) ?? nil))));
  return {
    awarded: sum([...own.awards.values()]),
    asked: sum([...own.asked.values()]),
    dividendsLeft: sumLeft(all.awards, await readPostingsByClaim(tx, matter.id, 'DIVIDENDS')),
    contributionsLeft: sumLeft(all.asked, await readPostingsByClaim(tx, matter.id, 'CONTRIBUTIONS')),
  };
}

/** What accounts that say so take of a contribution out of the award of the same claim. */
async function readSetOff(
  tx: Tx,
  matterId: number,
  accounts: readonly CarriedInsolvency[],
): Promise<ReadonlyMap<string, Cents>> {
  if (accounts.every(({ setsOff }) => !setsOff)) return new Map();
  const unable = await listUnableCreditors(tx, matterId);
  return sumSetOffByClaim(
    accounts.map(({ setsOff = false, outcomes }) => ({
      setsOff,
      ...(outcomes && { outcomes: reapportionUnable(outcomes, unable) }),
    })),
  );
}

interface DividendsDue {
  readonly dividends: DividendDue[];
  readonly notYet: Message[];
  /** What the accounts give besides. */
  readonly keptBack: KeptBackAmount[];
}

/** What confirmed accounts give each claim, less what was paid of it and what is under way. */
export function listDividendsDue(tx: Tx, matter: OpenedMatter, without?: number): Promise<DividendsDue> {
  if (matter.system_type !== systemType.liquidation)
    return Promise.resolve({ dividends: [], notYet: [], keptBack: [] });
  return runAsFirm(tx, async () => {
    const { accounts, isOneOpen } = await readConfirmedAccounts(tx, matter);
    const claims = await readClaims(tx, matter.id);
    const paid = await readPostingsByClaim(tx, matter.id, 'DIVIDENDS');
    const underWay = await payoutStore(tx).underWay(matter.id);
    const setOff = await readSetOff(tx, matter.id, accounts);
    const dividends = [...sumAwardsByClaim(accounts.map(({ outcomes }) => outcomes))].flatMap(([key, awarded]) => {
      const claim = claims.get(key);
      const due = minus(awarded, setOff.get(key) ?? nil);
      if (!claim || due === 0) return [];
      const rows = underWay.filter(
        ({ claim_id, purpose, id }) => claim_id === claim.id && purpose === 'dividend' && id !== without,
      );
      const done = plus(paid.get(claim.id) ?? nil, sum(rows.map(({ amount_cents }) => amount_cents)));
      return [
        {
          key: `dividend:${claim.id}`,
          purpose: 'dividend' as const,
          payee: claim.creditor,
          about: message('Dividend of the confirmed account'),
          due,
          done,
          left: clampBelowNil(minus(due, done)),
          claimId: claim.id,
          ...(claim.reference && { reference: claim.reference }),
        },
      ];
    });
    return {
      dividends,
      notYet: isOneOpen
        ? [
            message(
              'Dividends can be paid once the Master has confirmed the account (s 113). Enter the confirmation date under After lodging.',
            ),
          ]
        : [],
      keptBack: listKeptBack(accounts.map(({ outcomes }) => outcomes)),
    };
  });
}

/** What a composition that the Master certified gives each creditor, less what was paid of it and what is under way. */
export function listCompositionDue(tx: Tx, matter: OpenedMatter, without?: number): Promise<DividendDue[]> {
  if (matter.system_type !== systemType.liquidation) return Promise.resolve([]);
  return runAsFirm(tx, async () => {
    const shares = await listCertifiedShares(tx, matter.id);
    if (shares.length === 0) return [];
    const claims = await readClaims(tx, matter.id);
    const { paid } = await readCompositionMoney(tx, matter.id);
    const underWay = await payoutStore(tx).underWay(matter.id);
    return shares.map(({ claimId, creditor, due }) => {
      const id = Number(claimId);
      const rows = underWay.filter((row) => row.claim_id === id && row.purpose === 'composition' && row.id !== without);
      const done = plus(paid.get(id) ?? nil, sum(rows.map(({ amount_cents }) => amount_cents)));
      const reference = claims.get(claimId)?.reference;
      return {
        key: `composition:${id}`,
        purpose: 'composition' as const,
        payee: creditor,
        about: message('Share in the composition'),
        due,
        done,
        left: clampBelowNil(minus(due, done)),
        claimId: id,
        ...(reference && { reference }),
      };
    });
  });
}

/** What confirmed accounts ask of each creditor, with what came in of it. */
export function listContributionsDue(tx: Tx, matter: OpenedMatter): Promise<ContributionDue[]> {
  if (matter.system_type !== systemType.liquidation) return Promise.resolve([]);
  return runAsFirm(tx, async () => {
    const { accounts } = await readConfirmedAccounts(tx, matter);
    const claims = await readClaims(tx, matter.id);
    const received = await readPostingsByClaim(tx, matter.id, 'CONTRIBUTIONS');
    const unable = await listUnableCreditors(tx, matter.id);
    const outcomes = accounts.map((account) => account.outcomes && reapportionUnable(account.outcomes, unable));
    const asked = new Map(sumContributionsByClaim(outcomes));
    // Who took goods over for more than is awarded pays the rest in.
    const awards = sumAwardsByClaim(outcomes);
    for (const [id, paid] of accounts.length > 0 ? await readPostingsByClaim(tx, matter.id, 'DIVIDENDS') : []) {
      const lacking = minus(paid, awards.get(String(id)) ?? nil);
      if (lacking > 0) asked.set(String(id), plus(asked.get(String(id)) ?? nil, lacking));
    }
    const setOff = await readSetOff(tx, matter.id, accounts);
    return [...asked].flatMap(([key, whole]) => {
      const claim = claims.get(key);
      const due = minus(whole, setOff.get(key) ?? nil);
      return claim && due > 0
        ? [
            {
              claimId: claim.id,
              creditor: claim.creditor,
              reference: claim.reference,
              due,
              received: received.get(claim.id) ?? nil,
            },
          ]
        : [];
    });
  });
}

/** Remuneration of confirmed accounts and the VAT on it. */
export async function readRemunerationDue(tx: Tx, matter: OpenedMatter): Promise<{ fee: Cents; vat: Cents }> {
  const { accounts } = await runAsFirm(tx, () => readConfirmedAccounts(tx, matter));
  return {
    fee: sum(accounts.map(({ charges }) => charges?.fee ?? nil)),
    vat: sum(accounts.map(({ charges }) => charges?.vat ?? nil)),
  };
}
