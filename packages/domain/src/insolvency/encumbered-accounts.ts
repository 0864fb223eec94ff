import { daysBetween } from '../dates/local-date';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, smaller, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import { type Charges, sharedLines } from './charges';
import { securedOf } from './check-estate';
import { type EncumberedAccount, encumberedAccount } from './encumbered-account';
import type { InsolventEstate } from './estate';
import { interestFor, rateOfClaim, type Rates } from './interest';
import type { OpenClaim } from './pay-secured';

/**
 * An account for each encumbered asset. Where the free residue with all surpluses cannot pay the burial, what lacks is
 * taken from the assets by what they brought, out of what their creditors would have (s 96(4)).
 */
export function encumberedAccounts(
  estate: InsolventEstate,
  charges: Charges,
  { rate, days }: Rates,
  burial: Cents,
): { readonly accounts: readonly EncumberedAccount[]; readonly open: ReadonlyMap<string, OpenClaim> } {
  const opened = (): Map<string, OpenClaim> =>
    new Map(
      securedOf(estate).map(({ id, secured, agreedRate, bearsNoInterest, interestFrom, interestOwed = nil }) => {
        const ran = interestFrom === undefined ? days : daysBetween(interestFrom, estate.awardsTo);
        const since = bearsNoInterest ? nil : interestFor(secured, rateOfClaim(rate, agreedRate), ran);
        return [id, { claim: secured, interest: plus(interestOwed, since) }];
      }),
    );
  const draw = (withheld?: readonly { forBurial: Cents; surplus: Cents }[]) => {
    const open = opened();
    const accounts = estate.encumbered.map((input, index) =>
      encumberedAccount(
        {
          ...input,
          costs: [...input.costs, ...sharedLines(charges, index)],
          ...(withheld && { withheld: withheld[index]! }),
        },
        open,
        estate.settings?.appropriation,
      ),
    );
    return { accounts, open };
  };
  const first = draw();
  const lack = notBelowNil(minus(burial, residueOf(estate, first.accounts).value));
  const toCreditors = first.accounts.map(({ net, surplus }) => notBelowNil(minus(net.value, surplus)));
  if (lack === 0 || sum(toCreditors) === 0) return first;
  const parts = upToEach(
    lack,
    first.accounts.map(({ proceeds }) => proceeds),
    toCreditors,
  );
  return draw(first.accounts.map(({ surplus }, index) => ({ forBurial: parts[index]!, surplus })));
}

/** In proportion, but from none more than it has; what one cannot give, the others do. */
function upToEach(total: Cents, weights: readonly Cents[], caps: readonly Cents[]): Cents[] {
  const parts = caps.map((): Cents => nil);
  let left = smaller(total, sum(caps));
  while (left > 0) {
    const open = caps.map((cap, index) => (parts[index]! < cap ? weights[index]! : nil));
    for (const [index, share] of shareOut(left, open).entries()) {
      const more = smaller(share, minus(caps[index]!, parts[index]!));
      parts[index] = plus(parts[index]!, more);
      left = minus(left, more);
    }
  }
  return parts;
}

export function residueOf(estate: InsolventEstate, accounts: readonly EncumberedAccount[]): Worked<Cents> {
  const own = sum(estate.receipts.map(({ amount }) => amount));
  const surpluses = sum(accounts.map(({ surplus }) => surplus));
  return working('Free residue', 'Insolvency Act 24 of 1936 s 2, s 95(1)')
    .line('Receipts of the free residue', own)
    .line('Surplus of encumbered assets', surpluses)
    .gives(plus(own, surpluses));
}
