import { serviceCalls } from '@boedel/contract/assets/services.calls';
import { services } from '@boedel/contract/assets/service.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { checkService, pickProvider } from '@boedel/domain/assets/service';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { type CallRequest, withServices, pairHandlers } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { type MailText, composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import { readAttachments } from '../documents/attachment';
import { milestoneStore } from '../milestones/milestone.store';
import { readAsset, readNames, findProvider } from './realisation.store';
import { type ServiceMailFacts, serviceAskedMail, serviceCancelledMail } from './service.mails';

type StoredService = StoredRow<(typeof services)['fields']>;

const kit = createMatterRecordKit(services, {
  check: (values, { before }) => {
    if (before && before.cancelledDate !== null) {
      return refuse('id', 'This has been cancelled. Add a new one instead.');
    }
    return (
      checkService(values) ?? {
        values: {
          ...values,
          guardID: values.kind === 'guarding' ? values.guardID : null,
          storageID: values.kind === 'storage' ? values.storageID : null,
          // Asking and cancelling have calls of their own.
          askedDate: before?.askedDate ?? null,
          cancelledDate: before?.cancelledDate ?? null,
          cancelReason: before?.cancelReason ?? null,
        },
      }
    );
  },
  remove: (row) =>
    row.askedDate !== null && row.cancelledDate === null
      ? refuse('id', 'The company has already been asked. Cancel the request first, so that the company knows.')
      : row,
  adds: async (rows, { tx }) => {
    const assets = await readNames(
      tx,
      'asset',
      rows.map(({ assetID }) => assetID),
    );
    const guards = await readNames(
      tx,
      'guardingcompany',
      rows.map(({ guardID }) => guardID),
    );
    const stores = await readNames(
      tx,
      'storageprovider',
      rows.map(({ storageID }) => storageID),
    );
    return rows.map((row) => ({
      assetName: assets.get(row.assetID) ?? '-',
      providerName: (row.kind === 'guarding' ? guards.get(row.guardID ?? 0) : stores.get(row.storageID ?? 0)) ?? null,
      status: row.cancelledDate ? 'cancelled' : row.askedDate ? 'asked' : 'planned',
    }));
  },
});

type ServiceRequest = Pick<CallRequest<typeof serviceCalls.ask>, 'scope' | 'actor' | 'now' | 'services'>;
interface ServiceStep {
  readonly id: number;
  readonly version: number;
  readonly documentIDs: readonly number[];
  readonly message: string | null;
}

/** Held from the version that was seen; its company is told where the step says so, with the papers that were chosen. */
const takeServiceStep = (
  { scope, actor, now, services }: ServiceRequest,
  { id, version, documentIDs, message }: ServiceStep,
  take: (row: StoredService) => {
    mail?: MailText<ServiceMailFacts>;
    action: string;
    columns: (today: LocalDate) => Record<string, unknown>;
  },
) =>
  scope.transaction(async (tx) => {
    const stored = await kit.store(tx).lock(id);
    const matterId = stored.matter_id;
    const at = await kit.toChange(tx, { actor, now }, matterId, stored);
    if (stored.version !== version) throw new Conflict(await kit.present(stored, at));
    const row = kit.read(stored);
    if (row.cancelledDate !== null)
      throw new RefusalProblem(refuse('id', 'This has been cancelled. Add a new one instead.'));
    const { mail, action, columns } = take(row);
    let sentTo: string | null = null;
    if (mail) {
      const providerId = pickProvider(row);
      if (providerId === null) {
        throw new RefusalProblem(refuse('id', 'Choose the company first, then send the request.'));
      }
      const provider = await findProvider(tx, providerId, row.kind);
      sentTo = requireValue(
        provider.email,
        refuse('id', 'This entry has no email address. Add it to the directory first.'),
      );
      const asset = await readAsset(tx, row.assetID);
      const { firm, language } = await milestoneStore(tx).signedBy(matterId);
      await queueMail(tx, {
        to: sentTo,
        ...composeMail(mail, language, {
          firm,
          by: actor.fullName,
          provider: provider.name,
          matter: `${at.matter.reference} ${at.matter.name}`,
          mastersReference: asset.master,
          isStorage: row.kind === 'storage',
          asset: asset.name,
          location: asset.location,
          from: row.fromDate,
          to: row.toDate,
          instructions: row.instructions,
          message,
        }),
        attachments: await readAttachments(tx, services, matterId, documentIDs),
        about: { matterId, entity: ['asset', row.assetID] },
      });
    }
    const after = await kit.store(tx).change(id, version, columns(at.today));
    await audit(tx, actor, action, {
      entity: ['asset_service', id],
      matterId,
      before: stored,
      after: { ...after, sent_to: sentTo },
    });
    return kit.present(after, at);
  });

export const handledServiceCalls = pairHandlers(serviceCalls, {
  ...createRecordHandlers(kit),
  ask: withServices(({ body, ...asked }) =>
    takeServiceStep(asked, body, () => ({
      mail: serviceAskedMail,
      action: 'asset_service.asked',
      columns: (today) => ({ asked_on: today }),
    })),
  ),
  cancel: withServices(({ body, ...asked }) =>
    takeServiceStep(asked, { ...body, message: body.reason }, (row) => ({
      ...(row.askedDate !== null && { mail: serviceCancelledMail }),
      action: 'asset_service.cancelled',
      columns: (today) => ({ cancelled_on: today, cancel_reason: body.reason }),
    })),
  ),
});
