import { serviceCalls } from '@boedel/contract/assets/services.calls';
import { services } from '@boedel/contract/assets/service.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { checkService, providerOf } from '@boedel/domain/assets/service';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { type CallRequest, further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { type MailText, written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict } from '../../platform/problems';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import { attachmentsOf } from '../documents/attachment';
import { milestoneStore } from '../milestones/milestone.store';
import { assetToTellOf, namesOf, providerToTell } from './realisation.store';
import { type ServiceMail, serviceAskedMail, serviceCancelledMail } from './service.mails';

type Stored = StoredRow<(typeof services)['fields']>;

const kit = matterRecordKit(services, {
  check: (values, { before }) => {
    if (before && before.cancelledDate !== null) {
      return refuse('id', 'This one was cancelled. Add a new one in its place.');
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
      ? refuse('id', 'The company was asked. Cancel it first, so that it is told.')
      : row,
  adds: async (rows, { tx }) => {
    const assets = await namesOf(
      tx,
      'asset',
      rows.map(({ assetID }) => assetID),
    );
    const guards = await namesOf(
      tx,
      'guardingcompany',
      rows.map(({ guardID }) => guardID),
    );
    const stores = await namesOf(
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

type Asked = Pick<CallRequest<typeof serviceCalls.ask>, 'tenant' | 'actor' | 'now' | 'parts'>;
interface Step {
  readonly id: number;
  readonly version: number;
  readonly documentIDs: readonly number[];
  readonly message: string | null;
}

/** Held from the version that was seen; its company is told where the step says so, with the papers that were chosen. */
const step = (
  { tenant, actor, now, parts }: Asked,
  { id, version, documentIDs, message }: Step,
  take: (row: Stored) => {
    mail?: MailText<ServiceMail>;
    action: string;
    columns: (today: LocalDate) => Record<string, unknown>;
  },
) =>
  tenant.transaction(async (tx) => {
    const stored = await kit.store(tx).lock(id);
    const matterId = stored.matter_id;
    const at = await kit.toChange(tx, { actor, now }, matterId, stored);
    if (stored.version !== version) throw new Conflict(await kit.present(stored, at));
    const row = kit.read(stored);
    if (row.cancelledDate !== null) orRefuse(refuse('id', 'This one was cancelled. Add a new one in its place.'));
    const { mail, action, columns } = take(row);
    let sentTo: string | null = null;
    if (mail) {
      const providerId = providerOf(row);
      const provider =
        providerId === null
          ? orRefuse(refuse('id', 'Choose the company first; then it can be asked.'))
          : await providerToTell(tx, providerId, row.kind);
      sentTo =
        provider.email ?? orRefuse(refuse('id', 'This entry has no e-mail address. Add it to the directory first.'));
      const asset = await assetToTellOf(tx, row.assetID);
      const { firm, language } = await milestoneStore(tx).signedBy(matterId);
      await queueMail(tx, {
        to: sentTo,
        ...written(mail, language, {
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
        attachments: await attachmentsOf(tx, parts, matterId, documentIDs),
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

export const handledServiceCalls = handle(serviceCalls, {
  ...matterRecordHandlers(kit),
  ask: further(({ body, ...asked }) =>
    step(asked, body, () => ({
      mail: serviceAskedMail,
      action: 'asset_service.asked',
      columns: (today) => ({ asked_on: today }),
    })),
  ),
  cancel: further(({ body, ...asked }) =>
    step(asked, { ...body, message: body.reason }, (row) => ({
      ...(row.askedDate !== null && { mail: serviceCancelledMail }),
      action: 'asset_service.cancelled',
      columns: (today) => ({ cancelled_on: today, cancel_reason: body.reason }),
    })),
  ),
});
