import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type Said, said } from '../law/said';
import { type Cents, minus, nil, notBelowNil } from '../money/cents';
import { type Bond, securedBy, statusOf } from './bond';

/** How the bonds in force stand against what has to be secured. */
export interface Cover {
  readonly secured: Cents;
  readonly asked: Cents;
  /** Above nought: so much is not secured. */
  readonly gap: Cents;
  /** Above nought: so much more is secured than has to be, and is paid for. */
  readonly excess: Cents;
  readonly state: 'none' | 'below' | 'covers' | 'above';
  /** What to do about it; nothing where the bonds are right. */
  readonly toDo?: Said;
}

/** What is secured may pass what is asked by so much before the premium is worth a letter. */
const worthReducing = (asked: Cents, excess: Cents): boolean => excess * 10 > asked;

export function coverOf(bonds: readonly Bond[], asked: Cents, country: Country): Cover {
  const secured = securedBy(bonds);
  const gap = notBelowNil(minus(asked, secured));
  const excess = notBelowNil(minus(secured, asked));
  const show = (amount: Cents) => formatAmount(amount, country);
  const figures = { secured, asked, gap, excess };
  if (gap === nil) {
    if (secured === nil) return { ...figures, state: 'none' };
    if (!worthReducing(asked, excess)) return { ...figures, state: 'covers' };
    const words = 'The bonds secure {excess} more than is asked. Ask the provider and the Master to reduce them.';
    return { ...figures, state: 'above', toDo: said(words, { excess: show(excess) }) };
  }
  if (secured > nil) {
    const words =
      'The bonds secure {secured} of {asked}. Ask the provider to raise a bond by {gap} or issue another, and lodge it with the Master.';
    const toDo = said(words, { secured: show(secured), asked: show(asked), gap: show(gap) });
    return { ...figures, state: 'below', toDo };
  }
  const underWay = bonds.some((bond) => statusOf(bond) === 'applied');
  const toDo = underWay
    ? said('{gap} is not secured yet. Follow up the bond that was applied for.', { gap: show(gap) })
    : said('{gap} is not secured. Apply to a provider for a bond of that amount, or record who is exempt.', {
        gap: show(gap),
      });
  return { ...figures, state: 'none', toDo };
}
