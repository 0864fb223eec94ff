import { countDaysBetween } from '../dates/local-date';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import { type EstateCharges, listSharedCosts } from './charges';
import { listSecuredClaims } from './check-estate';
import { findDeficiencyBearers } from './deficiency';
import { type EncumberedAccount, computeEncumberedAccount } from './encumbered-account';
import type { InsolventEstate } from './estate';
import { computeInterest, chooseClaimRate, type InterestRates } from './interest';
import { allocateUpToEach } from './pay';
import type { OpenSecuredClaim } from './pay-secured';
import { findProcessingOrder } from './security-order';

/**
 * An account for each encumbered asset. Where the free residue with all surpluses cannot pay the burial, what lacks is
 * taken from the assets by what they brought, out of what their creditors would have (s 96(4)).
 */
export function computeEncumberedAccounts(
  estate: InsolventEstate,
  charges: EstateCharges,
  { rate, days }: InterestRates,
  burial: Cents,
): { readonly accounts: readonly EncumberedAccount[]; readonly open: ReadonlyMap<string, OpenSecuredClaim> } {
  const createOpenClaims = (): Map<string, OpenSecuredClaim> =>
    new Map(
      listSecuredClaims(estate).map(
        ({ id, secured, agreedRate, bearsNoInterest, interestFrom, interestOwed = nil }) => {
          const ran = interestFrom === undefined ? days : countDaysBetween(interestFrom, estate.awardsTo);
          const since = bearsNoInterest ? nil : computeInterest(secured, chooseClaimRate(rate, agreedRate), ran);
          return [id, { claim: secured, interest: plus(interestOwed, since) }];
        },
      ),
    );
  const settings = { ...estate.settings, deficiencyBorneBy: findDeficiencyBearers(estate) };
  const draw = (withheld?: readonly { forBurial: Cents; surplus: Cents }[]) => {
    const open = createOpenClaims();
    const drawn = new Map<number, EncumberedAccount>();
    for (const index of findProcessingOrder(estate)!) {
      const input = estate.encumbered[index]!;
      drawn.set(
        index,
        computeEncumberedAccount(
          {
            ...input,
            costs: [...input.costs, ...listSharedCosts(charges, index)],
            ...(withheld && { withheld: withheld[index]! }),
          },
          open,
          settings,
        ),
      );
    }
    return { accounts: estate.encumbered.map((_, index) => drawn.get(index)!), open };
  };
  const first = draw();
  const lack = clampBelowNil(minus(burial, computeResidue(estate, first.accounts).value));
  const toCreditors = first.accounts.map(({ net, surplus }) => clampBelowNil(minus(net.value, surplus)));
  if (lack === 0 || sum(toCreditors) === 0) return first;
  const parts = allocateUpToEach(
    lack,
    first.accounts.map(({ proceeds }) => proceeds),
    toCreditors,
  );
  return draw(first.accounts.map(({ surplus }, index) => ({ forBurial: parts[index]!, surplus })));
}

/** What of the free residue came from land: its receipts, and of each surplus as much as of the receipts of that account. */
export function computeLandMoney(estate: InsolventEstate, accounts: readonly EncumberedAccount[]): Cents {
  const sumOfLand = (receipts: InsolventEstate['receipts']): Cents =>
    sum(receipts.filter(({ isOfLand }) => isOfLand).map(({ amount }) => amount));
  const fromSurpluses = accounts.map(({ receipts, proceeds, surplus }) =>
    proceeds === 0 ? nil : roundHalfUp(computeProportion(surplus, sumOfLand(receipts), proceeds)),
  );
  return sum([sumOfLand(estate.receipts), ...fromSurpluses]);
}

export function computeResidue(estate: InsolventEstate, accounts: readonly EncumberedAccount[]): WorkedResult<Cents> {
  const own = sum(estate.receipts.map(({ amount }) => amount));
  const surpluses = sum(accounts.map(({ surplus }) => surplus));
  return startWorking('Free residue', 'Insolvency Act 24 of 1936 s 2, s 95(1)')
    .line('Receipts of the free residue', own)
    .line('Surplus of encumbered assets', surpluses)
    .gives(plus(own, surpluses));
}
