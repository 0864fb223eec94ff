import { serviceCalls } from '@boedel/contract/assets/services.calls';
import { serviceLabels, services } from '@boedel/contract/assets/service.record';
import { type RequestedService, checkService } from '@boedel/domain/assets/service';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WireAnswer } from '@boedel/contract/call';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { OnlyCapture } from '../../ui/only-capture';
import type { AssetAnswer } from './assets.queries';
import { LetterDialog } from './letter-dialog';

const kit = createRecordKit(services, serviceCalls);
type AssetService = WireAnswer<typeof serviceCalls.getbyid>;
const statusLabels = {
  planned: [markPhrase('Planned'), 'info'],
  asked: [markPhrase('Asked'), 'good'],
  cancelled: [markPhrase('Cancelled'), 'off'],
} as const;
const toService = (row: RecordScreenRow): AssetService => row as unknown as AssetService;

const renderSteps = (row: RecordScreenRow | undefined) => row && <Steps row={toService(row)} />;

/** Who guards or stores the asset until it is sold: asked by mail with its papers, and cancelled in the same way. */
export function Services({ asset }: { asset: AssetAnswer }) {
  return (
    <MatterRecordSection
      kit={kit}
      none={t('No guarding or storage services.')}
      only={(row) => toService(row).assetID === asset.id}
      columns={[
        {
          key: 'kind',
          title: markPhrase('What is asked'),
          strong: true,
          value: (row) => t(serviceLabels[toService(row).kind ?? 'guarding']),
        },
        { key: 'providerName', title: markPhrase('Company') },
        { key: 'fromDate', title: markPhrase('From'), kind: 'day' },
        { key: 'toDate', title: markPhrase('To'), kind: 'day' },
        {
          key: 'status',
          title: markPhrase('Status'),
          value: (row) => t(statusLabels[toService(row).status][0]),
          render: (row) => {
            const [words, tone] = statusLabels[toService(row).status];
            return <StatusBadge tone={tone}>{t(words)}</StatusBadge>;
          },
        },
      ]}
      links={{ assetID: [{ value: asset.id, label: asset.name }] }}
      begins={{ assetID: asset.id }}
      arrange={(sections) => sections.slice(0, 1)}
      rule={(values) => checkService(values as unknown as RequestedService)}
      parts={renderSteps}
    />
  );
}

function Steps({ row: opened }: { row: AssetService }) {
  // The dialog keeps the row it was opened with; a step goes on from what it is now.
  const row = useRead(serviceCalls.getbyid, { id: opened.id }, { quiet: true }).data ?? opened;
  const [open, setOpen] = useState<'ask' | 'cancel'>();
  const close = (): void => setOpen(undefined);
  const ask = useCall(serviceCalls.ask, { says: t('Email queued for sending.'), onDone: close });
  const cancel = useCall(serviceCalls.cancel, { says: t('Service cancelled.'), onDone: close });
  const { id, version } = row;
  if (row.status === 'cancelled') {
    return <p>{t('Cancelled on {day}: {why}', { day: row.cancelledDate ?? '', why: row.cancelReason ?? '' })}</p>;
  }
  return (
    <>
      <OnlyCapture>
        <Button variant="default" size="compact-sm" mt="sm" mr="xs" onClick={() => setOpen('ask')}>
          {row.askedDate ? t('Asked on {day}, ask again', { day: row.askedDate }) : t('Email company')}
        </Button>
      </OnlyCapture>
      <OnlyCapture>
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => setOpen('cancel')}>
          {t('Cancel service')}
        </Button>
      </OnlyCapture>
      {open === 'ask' && (
        <LetterDialog
          title={t('Email company')}
          assetID={row.assetID}
          isSending={ask.isRunning}
          onSend={(letter) => ask.run({ id, version, ...letter })}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('Cancel service')}
          confirmLabel={t('Cancel service')}
          destructive
          call={cancel}
          onCancel={close}
          onConfirm={(reason) => cancel.run({ id, version, reason, documentIDs: [] })}
        >
          {row.askedDate && <p>{t('We asked the company by email and will email them about the cancellation.')}</p>}
        </ReasonDialog>
      )}
    </>
  );
}
