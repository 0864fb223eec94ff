import { prepareAccount } from '../accounts/prepare';
import { createFirstAndFinal } from '../accounts/request';
import type { OverridableFigure } from '../costs/override';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import type { DutySettlement } from '../estate-duty/estate-for-duty';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { replaceValue, type WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import { projectEstate } from './projected';

/** What lessens the duty of an estate by reason of another: what a spouse left of the abatement, and rapid succession. */
export interface DutyRelief {
  readonly abatement: WorkedResult<Cents>;
  /** The spouse whose unused part is taken. */
  readonly fromSpouse?: string;
  /** What it would come to once missing evidence is filed. */
  readonly onceEvidenceFiled?: DutySettlement;
  /** One for each property that bore duty before, in the order of the estate. */
  readonly reliefs: readonly { readonly earlierDutyId: string; readonly worked: WorkedResult<Cents> }[];
  readonly totalRelief: Cents;
  readonly duty: WorkedResult<Cents>;
  /** What of it the estate's own account pays: less what others bear who take outside it, or as set by hand. */
  readonly inAccount: OverridableFigure;
}

/** The reliefs of the whole estate as it stands, by the functions of the account itself. */
export function computeDutyRelief(captured: Estate, today: LocalDate): Outcome<DutyRelief> {
  const estate = projectEstate(captured);
  const prepared = prepareAccount(estate, createFirstAndFinal(today));
  if (isRefused(prepared)) return prepared;
  const { computation } = prepared.duty;
  if (!computation) return refuse('country', 'Estate duty is not levied in this country.');
  const { value } = computation;
  const { amount, from } = value.abatementFound.value;
  return {
    abatement: replaceValue(value.abatementFound, amount),
    ...(from !== undefined && { fromSpouse: from }),
    ...(value.onceEvidenceFiled && { onceEvidenceFiled: value.onceEvidenceFiled }),
    reliefs: estate.earlierDuties.map(({ id }, index) => ({ earlierDutyId: id, worked: value.reliefs[index]! })),
    totalRelief: value.rapidSuccessionRelief,
    duty: replaceValue(computation, value.dutyPayable),
    inAccount: prepared.duty.charged,
  };
}
