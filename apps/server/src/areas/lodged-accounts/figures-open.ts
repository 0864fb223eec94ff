import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { FeeGround } from '@boedel/domain/accounts/fee-grounds';
import { groundsFor, maySettle, toLookAt } from '@boedel/domain/accounts/to-look-at';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import type { Estate } from '@boedel/domain/estate/estate';
import { messageOf } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { usualKind } from '@boedel/domain/lodging/estate-course';
import type { Tx } from '../../platform/db/database';
import { type WorkedEstate, workEstateAccount } from '../estate-account/draw-account';
import { estateAccountsOf } from '../lodging/lodged.store';
import { saidOf, settledAmong } from '../lodging/settled';

type Point = AnswerOf<typeof lodgingCalls.check>['points'][number];

const pointOf = (estate: Estate | undefined, field: string, message: Point['message']): Point => ({
  id: `figures-${field}`,
  kind: 'figures',
  message,
  tab: whereToMend(field, estate).tab,
  requirementID: null,
  settles: null,
  grounds: [],
});

interface FiguresOpen {
  readonly points: Point[];
  readonly settled: AnswerOf<typeof lodgingCalls.check>['settled'];
}

/** Proofs of a drawn account that do not hold, and what is to be looked at, each where it is mended, or who answers for it. */
export async function openIn(
  tx: Tx,
  matterId: number,
  { estate, account, request }: WorkedEstate,
): Promise<FiguresOpen> {
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
  const answered = await settledAmong(tx, matterId, doubted);
  const open = doubted.filter((one) => !answered.has(one));
  return {
    points: [
      ...unproved,
      ...open.map((one) => ({
        ...pointOf(estate, one.field, saidOf(one)),
        settles: maySettle(one.field) ? one.field : null,
        grounds: [...groundsFor(one.field, estate)],
      })),
    ],
    settled: [...answered].map(([one, row]) => ({
      point: row.point,
      message: saidOf(one),
      reason: row.reason,
      ground: row.ground as FeeGround | null,
      date: row.settled_on,
    })),
  };
}

/** The account that is looked at, or comes now; or what keeps it from being drawn. */
export async function lookedAt(
  tx: Tx,
  { matterID, kind, holdBack }: Pick<QueryOf<typeof lodgingCalls.check>, 'matterID' | 'kind' | 'holdBack'>,
  now: Date,
): ReturnType<typeof workEstateAccount> {
  const usual = kind ?? usualKind(await estateAccountsOf(tx, matterID));
  return workEstateAccount(tx, { matterID, kind: usual, holdBack }, now);
}

/** The same of the account that is looked at, or comes now; or what keeps it from being drawn. */
export async function figuresOpen(tx: Tx, query: QueryOf<typeof lodgingCalls.check>, now: Date): Promise<FiguresOpen> {
  const drawn = await lookedAt(tx, query, now);
  return 'stopping' in drawn
    ? { points: drawn.stopping.map((one) => pointOf(drawn.estate, one.field, messageOf(one))), settled: [] }
    : openIn(tx, query.matterID, drawn);
}
