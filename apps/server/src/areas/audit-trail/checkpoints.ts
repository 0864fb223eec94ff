import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { readCopies } from '../../platform/audit/checkpoint-copies';
import type { CheckpointNote } from '../../platform/audit/checkpoint-note';
import { consistencyFormat } from '../../platform/audit/consistency-proof';
import { makeCheckpoint, readPublicKeys, TrailDisagrees } from '../../platform/audit/make-checkpoint';
import { consistencyRanges } from '../../platform/audit/merkle';
import { findLeaf, proveEntry } from '../../platform/audit/prove-entry';
import { findCheckpoint, findCheckpointOfSize, readRangeHashes } from '../../platform/audit/tree-reads';
import { verifyTrail } from '../../platform/audit/verify-trail';
import { further, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import { NotFound } from '../../platform/problems';
import { checkpointFile } from './checkpoint-file';
import { checkpointStore } from './checkpoint.store';

const entity = ['audit_entry', null] as const;

const jsonFile = (filename: string, content: object) => ({
  filename,
  contentType: 'application/json',
  content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

/** Signs what there is. A trail that is not the one signed before is not signed, and the administrator is told. */
async function signTrail(parts: Parts, firmId: number): Promise<CheckpointNote> {
  try {
    const note = await makeCheckpoint(parts, firmId);
    return note ?? orRefuse(refuse('error', 'The audit trail has no entries yet.'));
  } catch (error) {
    if (!(error instanceof TrailDisagrees)) throw error;
    return orRefuse(
      refuse(
        'error',
        'The audit trail does not agree with its last checkpoint, so no new one was signed. Press Verify to see what differs.',
      ),
    );
  }
}

export const getcheckpoint: Handler<typeof auditTrailCalls.getcheckpoint> = ({ tenant, actor }) =>
  tenant.transaction(async (tx) => {
    const last = await findCheckpoint(tx, tenant.firmId);
    return {
      last: last ? { entries: last.size, at: last.time } : null,
      isMailed: await checkpointStore(tx).isReader(actor.personId),
    };
  });

export const setcheckpointmail: Handler<typeof auditTrailCalls.setcheckpointmail> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = checkpointStore(tx);
    const before = await store.isReader(actor.personId);
    if (before !== body.isMailed) {
      await (body.isMailed ? store.addReader(actor.personId) : store.removeReader(actor.personId));
      await audit(tx, actor, 'audittrail.mail', {
        entity: ['person', actor.personId],
        before: { isMailed: before },
        after: { isMailed: body.isMailed },
      });
    }
    return { isMailed: body.isMailed };
  });

export const downloadCheckpoint = further<typeof auditTrailCalls.checkpoint>(async ({ tenant, actor, parts }) => {
  const note = await signTrail(parts, tenant.firmId);
  await tenant.transaction((tx) => audit(tx, actor, 'audittrail.signed', { entity, after: { entries: note.size } }));
  return checkpointFile(note);
});

/** Holds the entry whole, as it is under the hash: for the firm's own administrators, and the trail keeps who took it. */
export const downloadProof = further<typeof auditTrailCalls.proof>(async ({ tenant, actor, parts, query }) => {
  const isSigned = await tenant.transaction(async (tx) => {
    const leaf = await findLeaf(tx, query.id);
    return leaf !== undefined && (await findCheckpoint(tx, tenant.firmId, leaf)) !== undefined;
  });
  if (!isSigned) await signTrail(parts, tenant.firmId);
  const keys = await readPublicKeys(parts);
  return tenant.transaction(async (tx) => {
    const proof = await proveEntry(tx, tenant.firmId, query.id, keys);
    if (!proof) throw new NotFound();
    await audit(tx, actor, 'audittrail.proved', { entity: ['audit_entry', query.id] });
    return jsonFile(`audit-proof-${tenant.firmId}-${query.id}.json`, proof);
  });
});

export const downloadConsistency = further<typeof auditTrailCalls.consistency>(
  async ({ tenant, actor, parts, query: { size } }) => {
    const later = await signTrail(parts, tenant.firmId);
    const keys = await readPublicKeys(parts);
    return tenant.transaction(async (tx) => {
      const earlier = await findCheckpointOfSize(tx, tenant.firmId, size);
      if (!earlier) throw new NotFound();
      const path = await readRangeHashes(tx, tenant.firmId, consistencyRanges(size, later.size));
      await audit(tx, actor, 'audittrail.signed', { entity, after: { entries: later.size } });
      return jsonFile(`audit-consistency-${tenant.firmId}-${size}-${later.size}.json`, {
        format: consistencyFormat,
        earlier: earlier.text,
        later: later.text,
        path: path.map((hash) => hash.toString('base64')),
        keys,
      });
    });
  },
);

export const downloadPublicKeys = further<typeof auditTrailCalls.publickeys>(async ({ parts }) => ({
  filename: 'audit-public-keys.txt',
  contentType: 'text/plain; charset=utf-8',
  content: Buffer.from(`${(await readPublicKeys(parts)).join('\n')}\n`),
}));

export const verifyOwnTrail = further<typeof auditTrailCalls.verify>(async ({ tenant, actor, parts }) => {
  const keys = await readPublicKeys(parts);
  const { copies } = await readCopies(parts.files, tenant.firmId);
  const found = copies.map((note) => ({ where: note.key, note }));
  return tenant.transaction(async (tx) => {
    const { entries, root, unlinked, checkpoints, faults } = await verifyTrail(tx, tenant.firmId, { found, keys });
    await audit(tx, actor, 'audittrail.verified', { entity, after: { entries, root, isWhole: faults.length === 0 } });
    return {
      entries,
      root,
      unlinked,
      checkpoints,
      faults: faults.map(({ entryId, why }) => ({ entryID: entryId, why })),
    };
  });
});
