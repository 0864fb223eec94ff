import type { AnswerOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { minus } from '@boedel/domain/money/cents';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { lockMatter } from '../../platform/tenancy/matter-door';
import { readAccountKind, payoutKit } from './payout-kit';
import { choosePayingAccount, lockClaims } from './payout.store';
import { listDueAccounts, listDues, formatReference } from './proposals';

type FillPayoutCalls = typeof payoutCalls;

/** Makes payments of what was chosen, for what is left of each at this moment. */
export const fillPayments: Handler<FillPayoutCalls['fill']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const at = { ...(await payoutKit.toChange(tx, { actor, now }, body.matterID)), isOneOfMany: true as const };
    // One after the other in a matter: the same award is not filled in twice, nor a claim that someone pays by hand.
    await lockClaims(tx, body.matterID);
    await lockMatter(tx, body.matterID);
    const { dues } = await listDues(tx, at.matter);
    const bankAccountID = await choosePayingAccount(tx, at.matter.id);
    const chosen = [...new Set(body.keys)].map((key) => {
      const one = dues.find((due) => due.key === key);
      if (one) return one;
      throw new RefusalProblem(
        refuse('keys', message('One of these has already been paid or is part of a payment. Reload the list.', {})),
      );
    });
    const accounts = await listDueAccounts(tx, chosen);
    const made: AnswerOf<FillPayoutCalls['fill']> = [];
    for (const [place, one] of chosen.entries()) {
      const known = accounts[place];
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
            amount: one.now ?? minus(one.due, one.done),
            bankAccountID,
            accountNumber: known?.account ?? null,
            accountType: readAccountKind(known?.kind ?? null),
            branchCode: known?.branch ?? null,
            branchNumber: null,
            myRef: formatReference(at.matter, one.about),
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
