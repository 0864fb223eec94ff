import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { FeeGround } from '@boedel/domain/accounts/fee-grounds';
import { listGroundsFor, maySettle, toLookAt } from '@boedel/domain/accounts/to-look-at';
import { locateEstateField } from '@boedel/domain/accounts/locate-estate-field';
import type { Estate } from '@boedel/domain/estate/estate';
import { toSectionedMessage } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { findUsualKind } from '@boedel/domain/lodging/estate-course';
import type { Tx } from '../../platform/db/database';
import { type ComputedEstateAccount, computeEstateAccount } from '../estate-account/draw-account';
import { proveBooks } from '../estate-account/prove-books';
import { listEstateAccounts } from '../lodging/lodged.store';
import { describeWarning, findSettled } from '../lodging/settled';

type LodgingPoint = AnswerOf<typeof lodgingCalls.check>['points'][number];

const createPoint = (estate: Estate | undefined, field: string, message: LodgingPoint['message']): LodgingPoint => ({
  id: `figures-${field}`,
  kind: 'figures',
  message,
  tab: locateEstateField(field, estate).tab,
  requirementID: null,
  settles: null,
  grounds: [],
});

interface OpenFigures {
  readonly points: LodgingPoint[];
  readonly settled: AnswerOf<typeof lodgingCalls.check>['settled'];
}

/** Proofs of a drawn account that do not hold, and what is to be looked at, each where it is mended, or who answers for it. */
export async function listOpenIn(tx: Tx, matterId: number, drawn: ComputedEstateAccount): Promise<OpenFigures> {
  const { estate, account, request } = drawn;
  const unproved = [...account.proofs, ...(await proveBooks(tx, drawn, matterId))]
    .filter(({ holds }) => !holds)
    .map(({ check: proof, says, where }) =>
      createPoint(
        estate,
        where,
        message('This check failed: {check}. Correct it before the account is lodged.', {
          check: says ?? message(proof),
        }),
      ),
    );
  const doubted = toLookAt(estate, account, request);
  const answered = await findSettled(tx, matterId, doubted);
  const open = doubted.filter((one) => !answered.has(one));
  return {
    points: [
      ...unproved,
      ...open.map((one) => ({
        ...createPoint(estate, one.field, describeWarning(one)),
        settles: maySettle(one.field) ? one.field : null,
        grounds: [...listGroundsFor(one.field, estate)],
      })),
    ],
    settled: [...answered].map(([one, row]) => ({
      point: row.point,
      message: describeWarning(one),
      reason: row.reason,
      ground: row.ground as FeeGround | null,
      date: row.settled_on,
    })),
  };
}

/** The account that is looked at, or comes now; or what keeps it from being drawn. */
export async function draftRequested(
  tx: Tx,
  { matterID, kind, holdBack }: Pick<QueryOf<typeof lodgingCalls.check>, 'matterID' | 'kind' | 'holdBack'>,
  now: Date,
): ReturnType<typeof computeEstateAccount> {
  const usual = kind ?? findUsualKind(await listEstateAccounts(tx, matterID));
  return computeEstateAccount(tx, { matterID, kind: usual, holdBack }, now);
}

/** The same of the account that is looked at, or comes now; or what keeps it from being drawn. */
export async function readOpenFigures(
  tx: Tx,
  query: QueryOf<typeof lodgingCalls.check>,
  now: Date,
): Promise<OpenFigures> {
  const drawn = await draftRequested(tx, query, now);
  return 'stopping' in drawn
    ? {
        points: drawn.stopping.map((one) => createPoint(drawn.estate, one.field, toSectionedMessage(one))),
        settled: [],
      }
    : listOpenIn(tx, query.matterID, drawn);
}
