import { toZodSchema } from '@boedel/contract/call';
import { type claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { claimingCreditor, ofNewCreditor } from '@boedel/contract/claims/claims.schema';
import { claims } from '@boedel/contract/claims/claim.record';
import { newRowSchema } from '@boedel/contract/record/matter-record';
import { listUnknownFields } from '@boedel/contract/unknown-fields';
import {
  concurrentType,
  describeSameClaim,
  describeSameRow,
  indexClaims,
  writeIdentity,
} from '@boedel/domain/claims/same-claim';
import { isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { auditAll } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { readInput, refuseFields } from '../../platform/http/input';
import { BadInputProblem, RefusalProblem } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues } from '../../platform/record/record-table';
import { lockMatter } from '../../platform/tenancy/matter-door';
import { claimKit } from './claim-kit';
import { checkClaimValues, readSurroundings } from './claim-surroundings';
import { type ClaimValues, claimStore } from './claims.store';
import { type ClaimingCreditor, settleCreditors } from './settle-creditors';

const claimSchema = toZodSchema(newRowSchema({ fields: ofNewCreditor }));
/** A row is of the matter that the call names. */
const listUnknownRowFields = (row: object): string[] => [
  ...listUnknownFields(claimSchema, row),
  ...('matterID' in row ? ['matterID'] : []),
];

interface ReadClaimRow {
  readonly creditor: ClaimingCreditor;
  readonly values: Omit<ClaimValues, 'creditorID'>;
}

/** What is wrong with one row, under its number: 'rows.3.amount'. */
const listRowFaults = (nth: number, error: unknown): Refusal[] => {
  if (error instanceof RefusalProblem) {
    return error.refusals.map((one) => ({ ...one, field: `rows.${nth}.${one.field}` }));
  }
  if (error instanceof BadInputProblem) {
    return Object.entries(error.fields).flatMap(([field, sentences]) =>
      sentences.flatMap((sentence) => refuse(`rows.${nth}.${field}`, sentence).refusals),
    );
  }
  throw error;
};

/** Runs the rule of every row and refuses with what is wrong in any of them. */
function mapRows<T, R>(rows: readonly T[], work: (row: T, nth: number) => R): R[] {
  const wrong: Refusal[] = [];
  const ready: R[] = [];
  for (const [nth, row] of rows.entries()) {
    try {
      ready.push(work(row, nth));
    } catch (error) {
      wrong.push(...listRowFaults(nth, error));
    }
  }
  if (wrong.length > 0) throw new RefusalProblem(wrong);
  return ready;
}

/** Many claims with their creditors in one transaction: all of them or none, in a few statements however many they are. */
export const addManyClaims: Handler<typeof claimDeskCalls.addMany> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const at = await claimKit.toChange(tx, { actor, now }, body.matterID);
    if (!claims.systemTypes.some((type) => type === at.matter.system_type)) {
      throw new RefusalProblem(refuse('matterID', 'This kind of matter has none of these.'));
    }
    // Numbers are given one after the other: two people who paste at once wait for each other.
    await lockMatter(tx, at.matter.id);
    const read = mapRows(body.rows, ({ creditor, ...row }): ReadClaimRow => {
      refuseFields(listUnknownRowFields(row));
      refuseFields(listUnknownFields(claimingCreditor, creditor, 'creditor'));
      const { matterID: _, ...typed } = readInput(claimSchema, {
        ...row,
        matterID: at.matter.id,
      }) as ReadClaimRow['values'] & {
        matterID: number;
      };
      const named = readInput(claimingCreditor, creditor ?? {});
      return {
        creditor: named,
        values: checkFields(ofNewCreditor, typed, at.country, now).values as ReadClaimRow['values'],
      };
    });
    const { settled, added } = await settleCreditors(
      { tx, actor, now, matterId: at.matter.id },
      read.map(({ creditor }) => creditor),
      (nth) => `rows.${nth}.creditor.`,
    );
    const given = read.map(({ values }, nth) => ({ ...values, creditorID: settled[nth]!.id }));
    const around = await readSurroundings(tx, at.matter.id, at.today, given);
    const findStanding = indexClaims(await claimStore(tx).identitiesIn(at.matter.id));
    const earlier = new Map<string, number>();
    const ready = mapRows(given, (values, nth) => {
      const identity = {
        creditorId: values.creditorID,
        type: values.claimTypeID ?? concurrentType,
        amount: values.amount,
        reference: values.reference,
      };
      const same = findStanding(identity);
      const { name } = settled[nth]!;
      if (same) throw new RefusalProblem(refuse('amount', describeSameClaim(name, same)));
      const key = writeIdentity(identity);
      if (earlier.has(key)) {
        throw new RefusalProblem(refuse('amount', describeSameRow(name, earlier.get(key)! + 1)));
      }
      earlier.set(key, nth);
      const checked = checkClaimValues(values, around);
      if (isRefused(checked)) throw new RefusalProblem(checked.refusals);
      return checked.values;
    });
    const rows = await claimKit
      .store(tx)
      .insertAll(ready.map((values) => ({ matter_id: at.matter.id, ...toColumnValues(claims.fields, values) })));
    await claimStore(tx).insertParts(
      at.matter.id,
      rows.map(({ id }, nth) => ({ id, values: ready[nth]! })),
    );
    await claimStore(tx).linkCreditors(
      at.matter.id,
      settled.map(({ id }) => id),
    );
    await auditAll(
      tx,
      actor,
      'creditorclaim.added',
      rows.map((row, nth) => {
        const { securedBy, amounts } = ready[nth]!;
        return { entity: ['creditorclaim', row.id], matterId: at.matter.id, after: { ...row, securedBy, amounts } };
      }),
    );
    return { count: rows.length, newCreditors: added };
  });
