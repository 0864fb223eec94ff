import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { createAnyEstate } from '../accounts/random-estate.testing';
import { createFirstAndFinal } from '../accounts/request';
import { listAccountAwards } from '../awards/account-awards';
import { toLocalDate } from '../dates/local-date';
import { computeMatterFigures } from '../figures/matter-figures';
import { expectGranted } from '../law/testing';
import { isRefused } from '../law/refusal';
import { computeCostsCharged, listCashAwards, listDividends } from '../lodging/estate-course';
import { systemType } from '../matter/kinds';
import { toClaimId } from '../insolvency-account/claim-line';
import { listKeptBack } from '../insolvency-account/kept-back';
import { computeAccountOutcomes, sumAwardsByClaim } from '../insolvency-account/outcomes';
import { distribute } from '../insolvency/distribute';
import { createRandomEstate } from '../insolvency/random-estates.testing';
import { listRecipients, sumMoneyIn } from '../insolvency/recipients';
import { type Cents, minus, nil, plus, sum } from '../money/cents';

const today = toLocalDate('2026-11-15');
const runs = process.env['CONSISTENCY'] === 'all' ? 300 : 60;

test('header, account, awards and payments of any estate read one result', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(createAnyEstate(), (estate) => {
      const account = expectGranted(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));
      const figures = computeMatterFigures({
        systemType: systemType.estateLate,
        today,
        assets: [],
        liabilities: estate.liabilities,
        estate,
      });
      const readFigure = (name: 'estateDuty' | 'executorFee' | 'incomeFee' | 'mastersFee'): Cents | undefined => {
        const figure = figures[name];
        return figure === undefined || isRefused(figure) ? undefined : figure.value;
      };
      const costs = computeCostsCharged(account);
      expect(readFigure('estateDuty')).toBe(account.duty.charged.value);
      if (!account.insolvent) {
        expect(plus(readFigure('executorFee') ?? nil, readFigure('incomeFee') ?? nil)).toBe(costs.executorRemuneration);
        expect(readFigure('mastersFee')).toBe(costs.mastersFee);
      }
      // The award worktop and the payments read the distribution of this account, person by person.
      const given = new Map<string, Cents>();
      const paid = new Map<string, Cents>();
      for (const { personId, total, cash } of account.distribution?.awards ?? []) {
        given.set(personId, plus(given.get(personId) ?? nil, total.value));
        paid.set(personId, plus(paid.get(personId) ?? nil, cash.value));
      }
      const awards = listAccountAwards(estate, today) ?? [];
      expect(new Map(awards.map(({ personId, byRight, asHeir }) => [personId, plus(byRight, asHeir)]))).toEqual(given);
      const cash = new Map<string, Cents>();
      for (const one of listCashAwards(account)) cash.set(one.personId, plus(cash.get(one.personId) ?? nil, one.cash));
      expect(cash).toEqual(paid);
    }),
    { numRuns: runs },
  );
});

test('every rand of any estate is paid, awarded or carried forward', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(createAnyEstate(), (estate) => {
      const account = expectGranted(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));
      expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
      if (account.insolvent) {
        // Nobody is paid what is not there: its assets, and what its income leaves.
        const toClaims = sum(listDividends(account.insolvent).map(({ amount }) => amount));
        const income = sum(estate.income.map(({ amount }) => amount));
        expect(toClaims).toBeLessThanOrEqual(plus(account.liquidation.gross.value, income));
        return;
      }
      const awarded = sum((account.distribution?.awards ?? []).map(({ total }) => total.value));
      const { gross, liabilities } = account.liquidation;
      if (account.distribution && account.distribution.awards.length > 0) {
        expect(minus(gross.value, liabilities.value)).toBe(awarded);
      }
    }),
    { numRuns: runs },
  );
});

test('what creditors of any insolvent estate are proposed, and what is kept back, is what its account gives each', () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const distribution = expectGranted(distribute(createRandomEstate(seed)));
    const outcomes = computeAccountOutcomes(distribution);
    const nameOf = new Map(distribution.claims.map(({ id, creditor }) => [toClaimId(id), creditor]));
    const proposed = new Map<string, Cents>();
    const add = (name: string, amount: Cents) => proposed.set(name, plus(proposed.get(name) ?? nil, amount));
    for (const [id, amount] of sumAwardsByClaim([outcomes])) add(nameOf.get(id)!, amount);
    for (const { as, creditor, amount } of listKeptBack([outcomes]))
      add(creditor ?? (as === 'partnership' ? 'The estate of the partnership' : 'The insolvent'), amount);
    const given = new Map<string, Cents>();
    const recipients = listRecipients(distribution);
    for (const { as, name, amount } of recipients) {
      if (as !== 'cost') given.set(name, plus(given.get(name) ?? nil, amount));
    }
    expect([seed, proposed]).toEqual([seed, given]);
    // With the costs it is everything that came in.
    const estate = createRandomEstate(seed);
    const receipts = [...estate.receipts, ...estate.encumbered.flatMap((one) => one.receipts)];
    const costs = sum(recipients.flatMap(({ as, amount }) => (as === 'cost' ? [amount] : [])));
    expect([seed, plus(costs, sum([...proposed.values()]))]).toEqual([seed, sumMoneyIn(receipts, distribution)]);
  }
});
