import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { readCopies } from '../../platform/audit/checkpoint-copies';
import type { CheckpointNote } from '../../platform/audit/checkpoint-note';
import { consistencyFormat } from '../../platform/audit/consistency-proof';
import { makeCheckpoint, readPublicKeys, TrailDisagrees } from '../../platform/audit/make-checkpoint';
import { listConsistencyRanges } from '../../platform/audit/merkle';
import { findLeaf, proveEntry } from '../../platform/audit/prove-entry';
import { findCheckpoint, findCheckpointOfSize, readRangeHashes } from '../../platform/audit/tree-reads';
import { verifyTrail } from '../../platform/audit/verify-trail';
import { withServices, type Handler } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import type { Services } from '../../platform/services';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { createCheckpointFile } from './checkpoint-file';
import { checkpointStore } from './checkpoint.store';

const entity = ['audit_entry', null] as const;

const createJsonFile = (filename: string, content: object) => ({
  filename,
  contentType: 'application/json',
  content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

/** Signs what there is. A trail that is not the one signed before is not signed, and the administrator is told. */
async function signTrail(services: Services, firmId: number): Promise<CheckpointNote> {
  try {
    const note = await makeCheckpoint(services, firmId);
    return requireValue(note, refuse('error', 'No audit trail entries yet.'));
  } catch (error) {
    if (!(error instanceof TrailDisagrees)) throw error;
    throw new RefusalProblem(
      refuse(
        'error',
        'The audit trail does not agree with its last checkpoint, so no new one was signed. Press Verify to see what differs.',
      ),
    );
  }
}

export const readCheckpoint: Handler<typeof auditTrailCalls.getcheckpoint> = ({ scope, actor }) =>
  scope.transaction(async (tx) => {
    const last = await findCheckpoint(tx, scope.firmId);
    return {
      last: last ? { entries: last.size, at: last.time } : null,
      isMailed: await checkpointStore(tx).isReader(actor.personId),
    };
  });

export const saveCheckpointMail: Handler<typeof auditTrailCalls.setcheckpointmail> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
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

export const downloadCheckpoint = withServices<typeof auditTrailCalls.checkpoint>(
  async ({ scope, actor, services }) => {
    const note = await signTrail(services, scope.firmId);
    await scope.transaction((tx) => audit(tx, actor, 'audittrail.signed', { entity, after: { entries: note.size } }));
    return createCheckpointFile(note);
  },
);

/** Holds the entry whole, as it is under the hash: for the firm's own administrators, and the trail keeps who took it. */
export const downloadProof = withServices<typeof auditTrailCalls.proof>(async ({ scope, actor, services, query }) => {
  const isSigned = await scope.transaction(async (tx) => {
    const leaf = await findLeaf(tx, query.id);
    return leaf !== undefined && (await findCheckpoint(tx, scope.firmId, leaf)) !== undefined;
  });
  if (!isSigned) await signTrail(services, scope.firmId);
  const keys = await readPublicKeys(services);
  return scope.transaction(async (tx) => {
    const proof = await proveEntry(tx, scope.firmId, query.id, keys);
    if (!proof) throw new NotFound();
    await audit(tx, actor, 'audittrail.proved', { entity: ['audit_entry', query.id] });
    return createJsonFile(`audit-proof-${scope.firmId}-${query.id}.json`, proof);
  });
});

export const downloadConsistency = withServices<typeof auditTrailCalls.consistency>(
  async ({ scope, actor, services, query: { size } }) => {
    const later = await signTrail(services, scope.firmId);
    const keys = await readPublicKeys(services);
    return scope.transaction(async (tx) => {
      const earlier = await findCheckpointOfSize(tx, scope.firmId, size);
      if (!earlier) throw new NotFound();
      const path = await readRangeHashes(tx, scope.firmId, listConsistencyRanges(size, later.size));
      await audit(tx, actor, 'audittrail.signed', { entity, after: { entries: later.size } });
      return createJsonFile(`audit-consistency-${scope.firmId}-${size}-${later.size}.json`, {
        format: consistencyFormat,
        earlier: earlier.text,
        later: later.text,
        path: path.map((hash) => hash.toString('base64')),
        keys,
      });
    });
  },
);

export const downloadPublicKeys = withServices<typeof auditTrailCalls.publickeys>(async ({ services }) => ({
  filename: 'audit-public-keys.txt',
  contentType: 'text/plain; charset=utf-8',
  content: Buffer.from(`${(await readPublicKeys(services)).join('\n')}\n`),
}));

export const verifyOwnTrail = withServices<typeof auditTrailCalls.verify>(async ({ scope, actor, services }) => {
  const keys = await readPublicKeys(services);
  const { copies } = await readCopies(services.files, scope.firmId);
  const found = copies.map((note) => ({ where: note.key, note }));
  return scope.transaction(async (tx) => {
    const { entries, root, unlinked, checkpoints, faults } = await verifyTrail(tx, scope.firmId, { found, keys });
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
