import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { toLookAt } from '@boedel/domain/accounts/to-look-at';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import { toldOf } from '@boedel/domain/law/refusal';
import { asSaid, said } from '@boedel/domain/law/said';
import { usualKind } from '@boedel/domain/lodging/estate-course';
import type { Tx } from '../../platform/db/database';
import { workEstateAccount } from '../estate-account/draw-account';
import { estateAccountsOf } from '../lodging/lodged.store';

type Point = AnswerOf<typeof lodgingCalls.check>['points'][number];

/** What keeps the account from being drawn, proofs of it that do not hold, what is to be looked at: each where it is mended. */
export async function figuresOpen(
  tx: Tx,
  { matterID }: QueryOf<typeof lodgingCalls.check>,
  now: Date,
): Promise<Point[]> {
  const kind = usualKind(await estateAccountsOf(tx, matterID));
  const drawn = await workEstateAccount(tx, { matterID, kind }, now);
  const point = (field: string, told: Point['told']): Point => ({
    id: `figures-${field}`,
    kind: 'figures',
    told,
    tab: whereToMend(field, drawn.estate).tab,
    requirementID: null,
  });
  if ('stopping' in drawn) return drawn.stopping.map((one) => point(one.field, toldOf(one)));
  const unproved = drawn.account.proofs
    .filter(({ holds }) => !holds)
    .map(({ check: proof, says, where }) =>
      point(
        where,
        said('This proof does not hold: {check}. Mend it before the account is lodged.', {
          check: says ?? said(proof),
        }),
      ),
    );
  const doubted = toLookAt(drawn.estate, drawn.account);
  return [...unproved, ...doubted.map((one) => point(one.field, one.said ?? asSaid(one.sentence)))];
}
