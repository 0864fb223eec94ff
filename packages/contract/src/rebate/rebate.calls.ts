import { z } from 'zod';
import { declareCalls, declareChangingCalls, get, allowOnMatter } from '../call';
import { earlierDuties } from '../estate/duty-facts.record';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { day, id, idInQuery, money } from '../fields';
import { workedSchema } from '../figures/worked.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofDuty } from '../subjects';

/** Rapid succession: property that bore duty in the estate of somebody who died in the ten years before. */
export const rebateCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(earlierDuties));

const spouseSchema = z.object({
  marriageID: id,
  spouseName: z.string().nullable(),
  diedDate: day.nullable(),
  isClaimed: z.boolean(),
  abatementUsed: money.nullable(),
  diedTogetherNetValue: money.nullable(),
  spouses: z.int().nullable(),
  isEvidenceFiled: z.boolean(),
  estateReference: z.string().nullable(),
  /** The one whose unused part this estate deducts. */
  isTaken: z.boolean(),
  documents: z.array(z.object({ id, title: z.string(), fileName: z.string() })),
});

export const rebateFigureCalls = declareCalls({
  getFigures: get('/api/rebate/getFigures', {
    about: 'What lessens the duty by reason of another estate: the abatement a spouse left, and rapid succession.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      /** Spouses who died before, or together with, the deceased. */
      spouses: z.array(spouseSchema),
      abatement: workedSchema.nullable(),
      /** Once the evidence of s 4A(5) is filed. */
      onceEvidenceFiled: z.object({ abatement: money, dutiableAmount: money, duty: money }).nullable(),
      reliefs: z.array(z.object({ rebateID: id, worked: workedSchema })),
      totalRelief: money.nullable(),
      duty: workedSchema.nullable(),
      /** What of it the estate's own account pays. */
      inAccount: workedSchema.nullable(),
      isInAccountByHand: z.boolean(),
      stopping: z.array(stoppingSchema),
    }),
    quiet: true,
  }),
});
