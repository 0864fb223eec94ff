import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { drawAsItStands } from '@boedel/domain/accounts/draw-as-it-stands';
import { formatAmount } from '@boedel/domain/formats/amount';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { describeKeptBack, type KeptBackAmount } from '@boedel/domain/insolvency-account/kept-back';
import { formatInEnglish, message, type Message } from '@boedel/domain/law/message';
import { isRefused, type Outcome, toSectionedMessage } from '@boedel/domain/law/refusal';
import { chart, costNames } from '@boedel/domain/ledger/chart';
import {
  type CarriedEstate,
  type CashAward,
  type ClaimDividend,
  listCashAwards,
  listDividends,
  type ChargedCosts,
  computeCostsCharged,
  listStandingAccounts,
} from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import { limitToBank } from '@boedel/domain/payout/limit-to-bank';
import { listOverpaid } from '@boedel/domain/payout/list-overpaid';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { createWholeReader, runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { readMatterFacts } from '../estate/read-estate';
import { readFigures } from '../kept-figures/stored-figures';
import { readDutyPosition } from '../estate/read-duty-position';
import { listAccountProgress } from '../account-course/account-course.store';
import { listEstateAccounts } from '../lodging/lodged.store';
import { listOpenClaims } from '../recon/claims';
import { listCompositionDue, listContributionsDue, listDividendsDue, readRemunerationDue } from './dividends';
import type { PaymentDue } from './due';
import {
  listLiabilityReferences,
  listPostedTotals,
  readPostingsByParty,
  listUnpaidExpenses,
  readInspectionWait,
} from './dues.store';
import { listKnownAccounts, type KnownAccount } from './known-account.store';
import { payoutStore } from './payout.store';

type ProposalCalls = typeof payoutCalls;

interface ClaimDue extends PaymentDue {
  readonly paid: Cents;
}
export interface AwardDue extends PaymentDue {
  readonly partyId: number;
  readonly left: Cents;
  readonly isToFund: boolean;
  /** Booked as paid, not counting what is under way. */
  readonly paid: Cents;
}

interface EstateToPay {
  readonly awards: readonly CashAward[];
  readonly costs: ChargedCosts;
  /** What each claim is paid where the estate cannot pay all of them. */
  readonly dividends?: readonly ClaimDividend[];
}
const costKinds = ['executorRemuneration', 'vatOnRemuneration', 'mastersFee'] as const;

/** What the accounts that stand leave to be paid, as they were lodged; before the first, as it would be drawn today. */
async function toPayOf(tx: Tx, matter: OpenedMatter): Promise<Outcome<EstateToPay>> {
  const lodged = listStandingAccounts(await listEstateAccounts(tx, matter.id));
  if (lodged.length > 0 && lodged.every(({ carries }) => carries.awards && carries.costs)) {
    const sumCharged = (kind: (typeof costKinds)[number]): Cents =>
      sum(lodged.map(({ carries }) => carries.costs![kind]));
    return {
      awards: lodged.flatMap(({ carries }) => carries.awards!),
      costs: {
        executorRemuneration: sumCharged('executorRemuneration'),
        vatOnRemuneration: sumCharged('vatOnRemuneration'),
        mastersFee: sumCharged('mastersFee'),
        taxes: sum(
          lodged.map(({ carries: { costs, forNext } }) => costs?.taxes ?? plus(forNext.gainsTax, forNext.incomeTax)),
        ),
      },
    };
  }
  const { estate, today } = await readMatterFacts(tx, matter.id);
  if (isRefused(estate)) return estate;
  const account = drawAsItStands(estate, today);
  return isRefused(account)
    ? account
    : {
        awards: listCashAwards(account),
        costs: computeCostsCharged(account),
        // Of an estate whose assets nobody captured yet it is not known what it can pay.
        ...(account.insolvent &&
          account.liquidation.gross.value > 0 && { dividends: listDividends(account.insolvent) }),
      };
}

/** The fees as the header has them, where no account can be drawn yet. */
async function readProjectedCosts(tx: Tx, matterId: number): Promise<ChargedCosts> {
  const figures = await readFigures(tx, matterId);
  return {
    executorRemuneration: plus(figures?.executor_fee_cents ?? nil, figures?.income_fee_cents ?? nil),
    vatOnRemuneration: nil,
    mastersFee: figures?.masters_fee_cents ?? nil,
  };
}

/** The cash of every award, less what was paid and what is under way. */
export const computeAwards = createWholeReader(
  async (
    tx: Tx,
    matter: OpenedMatter,
    without?: number,
    known?: Outcome<EstateToPay>,
  ): Promise<Outcome<AwardDue[]>> => {
    if (matter.system_type !== systemType.estateLate) return [];
    const toPay = known ?? (await toPayOf(tx, matter));
    if (isRefused(toPay)) return toPay;
    const { awards } = toPay;
    const paid = await readPostingsByParty(tx, matter.id, 'AWARDS');
    const underWay = await payoutStore(tx).underWay(matter.id);
    const byParty = new Map<number, { name: string; cash: Cents; toFund: boolean }>();
    for (const { personId, name, cash, toFund } of awards) {
      const partyId = Number(personId);
      if (!Number.isSafeInteger(partyId) || partyId <= 0) continue;
      const before = byParty.get(partyId);
      byParty.set(partyId, {
        name,
        cash: plus(before?.cash ?? nil, cash),
        toFund,
      });
    }
    return [...byParty].flatMap(([partyId, { name, cash, toFund }]) => {
      if (cash <= 0) return [];
      const rows = underWay.filter(({ party_id, id }) => party_id === partyId && id !== without);
      const done = plus(paid.get(partyId) ?? nil, sum(rows.map(({ amount_cents }) => amount_cents)));
      return [
        {
          key: `award:${partyId}`,
          purpose: 'award' as const,
          payee: toFund ? `Guardian's Fund: ${name}` : name,
          about: toFund ? message("Award, paid to the Guardian's Fund") : message('Award in cash'),
          due: cash,
          done,
          left: clampBelowNil(minus(cash, done)),
          isToFund: toFund,
          paid: paid.get(partyId) ?? nil,
          partyId,
        },
      ];
    });
  },
);

/** What heirs who take more than their share still have to pay in. */
export const payInsLeft = createWholeReader(async (tx: Tx, matter: OpenedMatter): Promise<Cents> => {
  const toPay = await toPayOf(tx, matter);
  if (isRefused(toPay)) return nil;
  const paid = await readPostingsByParty(tx, matter.id, 'AWARDS');
  const due = new Map<number, Cents>();
  for (const { personId, cash } of toPay.awards) {
    due.set(Number(personId), plus(due.get(Number(personId)) ?? nil, cash));
  }
  return sum([...due].map(([person, cash]) => (cash < 0 ? clampBelowNil(minus(paid.get(person) ?? nil, cash)) : nil)));
});

/** The awards with what is left of each; none where the account cannot be drawn yet. */
export async function listAwardsDue(tx: Tx, matter: OpenedMatter, without?: number): Promise<AwardDue[]> {
  const awards = await computeAwards(tx, matter, without);
  return isRefused(awards) ? [] : awards;
}

/** What an estate that cannot pay all of its claims gives each: as lodged, before that as its account would be drawn today. */
async function readDividends(
  tx: Tx,
  matter: OpenedMatter,
  known: Outcome<EstateToPay> | undefined,
): Promise<readonly ClaimDividend[]> {
  if (matter.system_type !== systemType.estateLate) return [];
  const lodged = listStandingAccounts(await listEstateAccounts(tx, matter.id));
  if (lodged.length > 0) return lodged.flatMap(({ carries }) => carries.dividends ?? []);
  const toPay = known ?? (await toPayOf(tx, matter));
  return isRefused(toPay) ? [] : (toPay.dividends ?? []);
}

/** Every claim with what is to be paid of it and what was. */
export const listClaimsDue = createWholeReader(
  async (tx: Tx, matter: OpenedMatter, known?: Outcome<EstateToPay>): Promise<ClaimDue[]> => {
    if (matter.system_type === systemType.liquidation) return [];
    const underWay = await payoutStore(tx).underWay(matter.id);
    const references = new Map(
      (await listLiabilityReferences(tx, matter.id)).map(({ id, reference }) => [id, reference]),
    );
    const dividends = await readDividends(tx, matter, known);
    const computeDue = (liabilityId: number, owed: Cents): Cents =>
      dividends.length === 0
        ? owed
        : sum(dividends.filter(({ claimId }) => claimId === String(liabilityId)).map(({ amount }) => amount));
    return (await listOpenClaims(tx, matter.id)).map(({ liabilityId, name, open, paid }) => {
      const rows = underWay.filter(({ liability_id }) => liability_id === liabilityId);
      const reference = references.get(liabilityId);
      return {
        key: `claim:${liabilityId}`,
        purpose: 'claim' as const,
        payee: name,
        about: message('Claim of a creditor'),
        due: computeDue(liabilityId, plus(open, paid)),
        done: plus(paid, sum(rows.map(({ amount_cents }) => amount_cents))),
        liabilityId,
        paid,
        ...(reference && { reference }),
      };
    });
  },
);

/** The Master's fee of an insolvent estate is captured as a cost, so that only the remuneration is charged here. */
async function computeCharged(
  tx: Tx,
  matter: OpenedMatter,
  toPay: Outcome<EstateToPay> | undefined,
): Promise<ChargedCosts> {
  if (toPay === undefined) {
    const { fee, vat } = await readRemunerationDue(tx, matter);
    return { executorRemuneration: fee, vatOnRemuneration: vat, mastersFee: nil };
  }
  return isRefused(toPay) ? readProjectedCosts(tx, matter.id) : toPay.costs;
}

/** The taxes the account charges, and what was paid of them. */
async function readTaxesDue(
  tx: Tx,
  { id }: OpenedMatter,
  { taxes = nil }: ChargedCosts,
): Promise<{ readonly due: Cents; readonly paid: Cents }> {
  const [posted] = await listPostedTotals(tx, id, ['ESTATE_TAX']);
  return { due: clampBelowNil(taxes), paid: posted?.cents ?? nil };
}

/**
 * What creditors are still to be paid: the claims that were captured, and the taxes the account works out. Estate duty is
 * asked for by itself.
 */
export const computeCreditorsLeft = createWholeReader(async (tx: Tx, matter: OpenedMatter): Promise<Cents> => {
  const toPay = matter.system_type === systemType.estateLate ? await toPayOf(tx, matter) : undefined;
  const claims = await listClaimsDue(tx, matter, toPay);
  const taxes = toPay && !isRefused(toPay) ? await readTaxesDue(tx, matter, toPay.costs) : { due: nil, paid: nil };
  return sum([...claims, taxes].map(({ due, paid }) => clampBelowNil(minus(due, paid))));
});

async function listCostsDue(
  tx: Tx,
  matter: OpenedMatter,
  toPay: Outcome<EstateToPay> | undefined,
): Promise<PaymentDue[]> {
  const underWay = await payoutStore(tx).underWay(matter.id);
  const provided = await listUnpaidExpenses(tx, matter.id);
  const costs: PaymentDue[] = provided.map(({ id, description, payee, amount_cents, voucher }) => ({
    key: `provision:${id}`,
    purpose: 'provision',
    payee: payee ?? description,
    about: message('Cost provided for: {what}', { what: description }),
    due: amount_cents,
    done: underWay.some(({ expense_id }) => expense_id === id) ? amount_cents : nil,
    expenseId: id,
    ...(voucher && { reference: voucher }),
  }));
  const isInsolvent = matter.system_type === systemType.liquidation;
  if (!toPay && !isInsolvent) return costs;
  const charged = await computeCharged(tx, matter, toPay);
  const firm = await readOwnFirm(tx);
  const about: Readonly<Record<(typeof costKinds)[number], readonly [payee: string, about: Message]>> = {
    executorRemuneration: [firm.name, isInsolvent ? message('Remuneration') : message("Executor's remuneration")],
    vatOnRemuneration: [
      firm.name,
      isInsolvent ? message('VAT on the remuneration') : message("VAT on the executor's remuneration"),
    ],
    mastersFee: ['Master of the High Court', message("Master's fee")],
  };
  const duty = await readDutyPosition(tx, matter);
  if (duty && duty.due !== null) {
    const label = chart.ESTATE_DUTY.label;
    const rows = underWay.filter(({ cost_type }) => cost_type === label);
    costs.push({
      key: 'cost:estateDuty',
      purpose: 'cost',
      payee: 'South African Revenue Service',
      about: message('Estate duty, with interest to date'),
      due: plus(duty.due, duty.interest),
      done: plus(duty.paid, sum(rows.map(({ amount_cents }) => amount_cents))),
      costType: label,
    });
  }
  const taxes = await readTaxesDue(tx, matter, charged);
  if (taxes.due > 0) {
    const label = chart.ESTATE_TAX.label;
    const rows = underWay.filter(({ cost_type }) => cost_type === label);
    costs.push({
      key: 'cost:taxes',
      purpose: 'cost',
      payee: 'South African Revenue Service',
      about: message('Tax of the deceased and the estate, as the account charges it'),
      due: taxes.due,
      done: plus(taxes.paid, sum(rows.map(({ amount_cents }) => amount_cents))),
      costType: label,
    });
  }
  const paid = new Map(
    (
      await listPostedTotals(
        tx,
        matter.id,
        costKinds.map((kind) => `COST:${kind}`),
      )
    ).map(({ account, cents }) => [account, cents]),
  );
  for (const kind of costKinds) {
    const [payee, words] = about[kind];
    const rows = underWay.filter(({ cost_type }) => cost_type === costNames[kind]);
    costs.push({
      key: `cost:${kind}`,
      purpose: 'cost',
      payee,
      about: words,
      due: charged[kind],
      done: plus(paid.get(`COST:${kind}`) ?? nil, sum(rows.map(({ amount_cents }) => amount_cents))),
      costType: costNames[kind],
    });
  }
  return costs;
}

/** Heirs are paid once the account has lain for inspection; an estate with letters of authority has none to lie. */
async function checkInspected(
  tx: Tx,
  matter: OpenedMatter,
  awards: readonly Pick<AwardDue, 'due' | 'done' | 'partyId'>[],
): Promise<Message[]> {
  const { id, system_type } = matter;
  if (system_type !== systemType.estateLate || awards.every(({ due, done }) => due <= done)) return [];
  const accounts = (await runAsFirm(tx, () => listAccountProgress(tx, matter))).filter(({ isReplaced }) => !isReplaced);
  if (accounts.length > 1) {
    // Payments answer the accounts before it first.
    const left = new Map(awards.map(({ partyId, done }) => [partyId, done]));
    return accounts.flatMap(({ row, title, happened }) => {
      const isDue = ((row.carries as CarriedEstate).awards ?? []).reduce((any, { personId, cash }) => {
        const paid = left.get(Number(personId)) ?? nil;
        left.set(Number(personId), clampBelowNil(minus(paid, cash)));
        return any || cash > paid;
      }, false);
      return isDue && !happened.has('accountInspected')
        ? [
            message(
              '{account}: awards can be paid after it has lain for inspection (s 35(12)). Enter that date under After lodging.',
              { account: message(title) },
            ),
          ]
        : [];
    });
  }
  const { waits } = await readInspectionWait(tx, id);
  return waits
    ? [
        message(
          'Awards are paid once the account has lain for inspection (s 35(12)), and the remuneration not before, unless the Master agrees in writing (s 51(4)). Enter that day under After lodging.',
        ),
      ]
    : [];
}

/** Everything a matter has to pay, and what keeps the awards from being known. */
export const listDues = createWholeReader(
  async (tx: Tx, matter: OpenedMatter): Promise<{ dues: PaymentDue[]; notYet: Message[] }> => {
    const toPay = matter.system_type === systemType.estateLate ? await toPayOf(tx, matter) : undefined;
    const awards = await computeAwards(tx, matter, undefined, toPay);
    const { dividends, notYet: unconfirmed, keptBack } = await listDividendsDue(tx, matter);
    const notYet = [
      ...(isRefused(awards)
        ? awards.refusals.slice(0, 3).map(toSectionedMessage)
        : await checkInspected(tx, matter, awards)),
      ...unconfirmed,
    ];
    const dues = [
      ...(isRefused(awards) ? [] : awards),
      ...(await listClaimsDue(tx, matter, toPay)),
      ...dividends,
      ...(await listCompositionDue(tx, matter)),
      ...(await listCostsDue(tx, matter, toPay)),
    ];
    const open = dues.filter(({ due, done }) => due > done);
    // Fees that stand in for an account which cannot be drawn are an estimate: nobody had too much by them.
    const given = toPay === undefined ? [] : isRefused(toPay) ? dues.filter(({ purpose }) => purpose !== 'cost') : dues;
    const remarks = [...notYet, ...listOverpaid(given, findCountry(matter.country) ?? defaultCountry)];
    return matter.system_type === systemType.liquidation
      ? limitInsolvencyDues(tx, matter, open, { notYet: remarks, keptBack })
      : { dues: open, notYet: remarks };
  },
);

/** An insolvent estate pays what is in its bank and no more: the rest waits until creditors have contributed. */
async function limitInsolvencyDues(
  tx: Tx,
  matter: OpenedMatter,
  open: readonly PaymentDue[],
  { notYet, keptBack }: { readonly notYet: readonly Message[]; readonly keptBack: readonly KeptBackAmount[] },
): Promise<{ dues: PaymentDue[]; notYet: Message[] }> {
  const underWay = await payoutStore(tx).underWay(matter.id);
  const [held] = await listPostedTotals(tx, matter.id, ['BANK']);
  const bank = minus(held?.cents ?? nil, sum(underWay.map(({ amount_cents }) => amount_cents)));
  const { now, short } = limitToBank(
    open.map(({ due, done }) => minus(due, done)),
    bank,
  );
  const country = findCountry(matter.country) ?? defaultCountry;
  return {
    dues: open.map((one, index) => ({ ...one, now: now[index]! })).filter((one) => one.now > 0),
    notYet: [
      ...notYet,
      // Once the bank is empty it was paid over.
      ...(minus(bank, sum(now)) > 0 ? keptBack.map((one) => describeKeptBack(one, country)) : []),
      ...(short > 0
        ? [
            message(
              'The bank has {bank} that no payment takes yet, and {short} more is due. Collect the contributions first.',
              {
                bank: formatAmount(clampBelowNil(bank), country),
                short: formatAmount(short, country),
              },
            ),
          ]
        : []),
    ],
  };
}

/** The account each payee is known to have. */
export const listDueAccounts = (tx: Tx, dues: readonly PaymentDue[]): Promise<readonly (KnownAccount | undefined)[]> =>
  listKnownAccounts(
    tx,
    dues.map(({ payee, partyId, liabilityId, claimId }) => ({
      payee,
      partyID: partyId ?? null,
      liabilityID: liabilityId ?? null,
      claimID: claimId ?? null,
    })),
  );

export const getProposals: Handler<ProposalCalls['getProposals']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'money');
    const { dues, notYet } = await listDues(tx, matter);
    const known = await listDueAccounts(tx, dues);
    const rows = dues.map((one, place) => ({
      key: one.key,
      purpose: one.purpose,
      payee: one.payee,
      about: one.about,
      due: one.due,
      done: one.done,
      amount: one.now ?? minus(one.due, one.done),
      accountNumber: known[place]?.account ?? null,
      branchCode: known[place]?.branch ?? null,
    }));
    const toCome = (await listContributionsDue(tx, matter)).map(({ claimId, creditor, reference, due, received }) => ({
      claimID: claimId,
      name: creditor,
      reference,
      due,
      received,
      left: clampBelowNil(minus(due, received)),
    }));
    return { rows, notYet, toCome };
  });

/** A payee as a bank's file has room for, for the reference somebody sees on a statement. */
export const formatReference = (matter: OpenedMatter, about: Message): string =>
  `${matter.reference} ${formatInEnglish(about).split(' ')[0]!.toUpperCase()}`.slice(0, 20).trim();
