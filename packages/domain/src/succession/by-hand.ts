import { assert } from '../law/assert';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { IntestateDivision } from './intestate';
import type { Kinship } from './kinship';

export interface HeirByHand {
  readonly heir: string;
  readonly share: Fraction;
}

/** The division of what no will disposes of among heirs somebody captured: as they stand, no law looked for them. */
export function divideByHand(
  estate: Cents,
  heirs: readonly HeirByHand[],
  kin: Kinship,
): WorkedResult<IntestateDivision> {
  const order = kin.inOrder(heirs.map(({ heir }) => heir));
  const listed = heirs.toSorted((a, b) => order.indexOf(a.heir) - order.indexOf(b.heir));
  const amounts = shareOut(
    estate,
    listed.map(({ share }) => share),
  );
  assert(sum(amounts) === estate, 'the division among heirs captured by hand adds up');
  const section = 'intestate, in the shares the executor states';
  const result = startWorking('Heirs captured by hand', section).line('Not disposed of by a will', estate);
  const awards = listed.map(({ heir, share }, index) => ({ heir, share, amount: amounts[index]!, through: [] }));
  for (const { heir, amount } of awards) result.line(kin.nameOf(heir), amount);
  return result.gives({ shape: 'byHand', section, awards });
}
