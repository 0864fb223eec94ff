import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { indexById } from '@boedel/domain/estate/check-lists';
import { checkAdvances } from '@boedel/domain/estate/check-will';
import { collectRefusals, isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { type Fraction, writeFraction } from '@boedel/domain/money/fraction';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { presentTree } from './beneficiaries.present';
import { readFamily } from '../family/family';
import { peopleStore, saveOverrideReason } from '../family/people.store';
import { computeToday } from './save-beneficiary';

type OverrideCalls = typeof beneficiaryCalls;

const renameField = (field: string): string =>
  field
    .replace(/^intestateHeirs/, 'heirs')
    .replace(/\[(\d+)\]/g, '.$1')
    .replace('personId', 'partyID');

/** Heirs and parts of the free residue by hand, in place of those the law finds. Without heirs the law finds them again. */
export const overrideFreeResidue: Handler<OverrideCalls['overrideFreeResidue']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const today = computeToday(matter, now);
    const store = peopleStore(tx);
    const held = await store.holdSuccession(matter.id);
    if (held.version !== body.version) throw new Conflict(await presentTree(tx, matter, today));
    const { people } = await readFamily(tx, matter, today);
    const read = body.heirs.map(({ share }, index) => readShare(share, `heirs.${index}.share`));
    throwIfRefused(collectRefusals(read));
    const shares = read.filter((one): one is Fraction => !isRefused(one));
    const heirs = body.heirs.map(({ partyID }, index) => ({ personId: String(partyID), share: shares[index]! }));
    const refused = collectRefusals([
      ...(heirs.length > 0 ? checkAdvances({ advances: [], intestateHeirs: heirs }, indexById(people)) : []),
      heirs.length > 0 && body.reason === null
        ? refuse('reason', 'Give the reason for entering the heirs by hand. It is printed in the account.')
        : undefined,
    ]);
    if (refused)
      throw new RefusalProblem(refused.refusals.map((one): Refusal => ({ ...one, field: renameField(one.field) })));
    const before = await store.heirsByHand(matter.id);
    await store.setHeirsByHand(
      matter.id,
      heirs.map(({ personId, share }) => ({
        party_id: Number(personId),
        share_n: Number(share.n),
        share_d: Number(share.d),
      })),
    );
    const reason = heirs.length > 0 ? body.reason : null;
    await saveOverrideReason(tx, matter.id, reason);
    await audit(tx, actor, 'beneficiary.residueoverridden', {
      entity: ['succession', held.id],
      matterId: matter.id,
      before: {
        reason: held.override_reason,
        heirs: before.map(({ party_id, share_n, share_d }) => `${party_id}: ${share_n}/${share_d}`),
      },
      after: { reason, heirs: heirs.map(({ personId, share }) => `${personId}: ${writeFraction(share)}`) },
    });
    return presentTree(tx, matter, today);
  });
