import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { toLookAt } from '@boedel/domain/accounts/to-look-at';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import type { Estate } from '@boedel/domain/estate/estate';
import { toldOf } from '@boedel/domain/law/refusal';
import { asSaid, said } from '@boedel/domain/law/said';
import { usualKind } from '@boedel/domain/lodging/estate-course';
import type { Tx } from '../../platform/db/database';
import { type WorkedEstate, workEstateAccount } from '../estate-account/draw-account';
import { estateAccountsOf } from '../lodging/lodged.store';

type Point = AnswerOf<typeof lodgingCalls.check>['points'][number];

const pointOf = (estate: Estate | undefined, field: string, told: Point['told']): Point => ({
  id: `figures-${field}`,
  kind: 'figures',
  told,
  tab: whereToMend(field, estate).tab,
  requirementID: null,
});

/** Proofs of a drawn account that do not hold, and what is to be looked at, each where it is mended. */
export function openIn({ estate, account, request }: WorkedEstate): Point[] {
  const unproved = account.proofs
    .filter(({ holds }) => !holds)
    .map(({ check: proof, says, where }) =>
      pointOf(
        estate,
        where,
        said('This proof does not hold: {check}. Mend it before the account is lodged.', {
          check: says ?? said(proof),
        }),
      ),
    );
  const doubted = toLookAt(estate, account, request);
  return [...unproved, ...doubted.map((one) => pointOf(estate, one.field, one.said ?? asSaid(one.sentence)))];
}

/** The same of the account that is looked at, or comes now; or what keeps it from being drawn. */
export async function figuresOpen(
  tx: Tx,
  { matterID, kind: asked, holdBack }: QueryOf<typeof lodgingCalls.check>,
  now: Date,
): Promise<Point[]> {
  const kind = asked ?? usualKind(await estateAccountsOf(tx, matterID));
  const drawn = await workEstateAccount(tx, { matterID, kind, holdBack }, now);
  return 'stopping' in drawn
    ? drawn.stopping.map((one) => pointOf(drawn.estate, one.field, toldOf(one)))
    : openIn(drawn);
}
