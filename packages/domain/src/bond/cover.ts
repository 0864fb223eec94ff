import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type Message, message } from '../law/message';
import { type Cents, minus, nil, clampBelowNil } from '../money/cents';
import { type SecurityBond, sumInForce, readBondStatus } from './bond';

/** How the bonds in force stand against what has to be secured. */
export interface BondCover {
  readonly secured: Cents;
  readonly asked: Cents;
  /** Above nought: so much is not secured. */
  readonly gap: Cents;
  /** Above nought: so much more is secured than has to be, and is paid for. */
  readonly excess: Cents;
  readonly state: 'none' | 'below' | 'covers' | 'above';
  /** What to do about it; nothing where the bonds are right. */
  readonly toDo?: Message;
}

/** What is secured may pass what is asked by so much before the premium is worth a letter. */
const isWorthReducing = (asked: Cents, excess: Cents): boolean => excess * 10 > asked;

export function computeBondCover(bonds: readonly SecurityBond[], asked: Cents, country: Country): BondCover {
  const secured = sumInForce(bonds);
  const gap = clampBelowNil(minus(asked, secured));
  const excess = clampBelowNil(minus(secured, asked));
  const format = (amount: Cents) => formatAmount(amount, country);
  const figures = { secured, asked, gap, excess };
  if (gap === nil) {
    if (secured === nil) return { ...figures, state: 'none' };
    if (!isWorthReducing(asked, excess)) return { ...figures, state: 'covers' };
    const words = 'The bonds secure {excess} more than is asked. Ask the provider and the Master to reduce them.';
    return { ...figures, state: 'above', toDo: message(words, { excess: format(excess) }) };
  }
  if (secured > nil) {
    const words =
      'The bonds secure {secured} of {asked}. Ask the provider to raise a bond by {gap} or issue another, and lodge it with the Master.';
    const toDo = message(words, { secured: format(secured), asked: format(asked), gap: format(gap) });
    return { ...figures, state: 'below', toDo };
  }
  const underWay = bonds.some((bond) => readBondStatus(bond) === 'applied');
  const toDo = underWay
    ? message('{gap} is not secured yet. Follow up the bond that was applied for.', { gap: format(gap) })
    : message('{gap} is not secured. Apply to a provider for a bond of that amount, or record who is exempt.', {
        gap: format(gap),
      });
  return { ...figures, state: 'none', toDo };
}
