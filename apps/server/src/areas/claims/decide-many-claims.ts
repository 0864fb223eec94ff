import type { claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { claims } from '@boedel/contract/claims/claim.record';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { auditAll } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { toColumnValues } from '../../platform/record/record-table';
import { claimKit } from './claim-kit';
import { checkClaimValues, readSurroundings } from './claim-surroundings';
import { type ClaimValues, claimStore } from './claims.store';

/** One decision on several claims: each by its own rules, all of them or none, in a few statements however many they are. */
export const decideManyClaims: Handler<typeof claimDeskCalls.decideMany> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const at = await claimKit.toChange(tx, { actor, now }, body.matterID);
    const versions = new Map(body.claims.map(({ id, version }) => [id, version]));
    const rows = await claimKit.store(tx).some([...versions.keys()]);
    if (rows.length !== versions.size || rows.some(({ matter_id }) => matter_id !== at.matter.id)) throw new NotFound();
    const late = rows.find(({ id, version }) => versions.get(id) !== version);
    if (late) throw new Conflict(await claimKit.present(late, at));
    const parts = await claimStore(tx).partsOf(rows.map(({ id }) => id));
    const stored = rows.map((row, nth) => ({ ...claimKit.read(row), ...parts[nth]! }));
    const around = await readSurroundings(tx, at.matter.id, at.today, stored);
    const place = new Map(body.claims.map(({ id }, nth) => [id, nth]));
    const wrong: Refusal[] = [];
    const changes = stored.flatMap((before, nth) => {
      const { id, matterID: _, version, ...values } = before;
      const decided = {
        ...(values as ClaimValues),
        status: body.decision,
        statusDate: body.statusDate,
        statusReason: body.statusReason ?? values.statusReason,
      };
      const checked = checkClaimValues(decided, around, before);
      if (isRefused(checked)) {
        wrong.push(...checked.refusals.map((one) => ({ ...one, field: `claims.${place.get(id)!}.${one.field}` })));
        return [];
      }
      return [{ id, version, row: rows[nth]!, values: toColumnValues(claims.fields, checked.values) }];
    });
    if (wrong.length > 0) throw new RefusalProblem(wrong);
    const after = await claimKit.store(tx).changeAll(changes);
    await auditAll(
      tx,
      actor,
      'creditorclaim.changed',
      changes.map(({ id, row }, nth) => ({
        entity: ['creditorclaim', id],
        matterId: at.matter.id,
        before: row,
        after: after[nth]!,
      })),
    );
    return { count: after.length };
  });
