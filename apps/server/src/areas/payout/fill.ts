import type { AnswerOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { minus } from '@boedel/domain/money/cents';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { lockMatter } from '../../platform/tenancy/matter-door';
import { kindOfAccount, payoutKit } from './payout-kit';
import { payingAccount } from './payout.store';
import { accountOfDue, duesOf, referenceOf } from './proposals';

type Calls = typeof payoutCalls;

/** Makes payments of what was chosen, for what is left of each at this moment. */
export const fill: Handler<Calls['fill']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const at = { ...(await payoutKit.toChange(tx, { actor, now }, body.matterID)), figuresLater: true as const };
    // One after the other in a matter: the same award is not filled in twice.
    await lockMatter(tx, body.matterID);
    const { dues } = await duesOf(tx, at.matter);
    const bankAccountID = await payingAccount(tx, at.matter.id);
    const made: AnswerOf<Calls['fill']> = [];
    for (const key of new Set(body.keys)) {
      const one = dues.find((due) => due.key === key);
      if (!one) {
        return orRefuse(
          refuse('keys', said('One of these is paid or in a payment already. Look at the list again.', {})),
        );
      }
      const known = await accountOfDue(tx, one);
      made.push(
        await payoutKit.insert(
          {
            payee: one.payee,
            purpose: one.purpose,
            partyID: one.partyId ?? null,
            liabilityID: one.liabilityId ?? null,
            claimID: one.claimId ?? null,
            expenseID: one.expenseId ?? null,
            costType: one.costType ?? null,
            expenseType: null,
            amount: minus(one.due, one.done),
            bankAccountID,
            accountNumber: known?.account ?? null,
            accountType: kindOfAccount(known?.kind ?? null),
            branchCode: known?.branch ?? null,
            branchNumber: null,
            myRef: referenceOf(at.matter, one.about),
            benRef: (one.reference ?? at.matter.name).slice(0, 20).trim(),
            sameDay: false,
            reason: null,
          },
          at,
        ),
      );
    }
    return made;
  });
