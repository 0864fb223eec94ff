import type { WireAnswer } from '@boedel/contract/call';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { packCalls } from '@boedel/contract/packs/packs.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../../client/download';
import { useCall, useRead } from '../../../client/hooks';
import { formatMatterTitle } from '../../../ui/matter-words';
import { SendDialog } from '../send-dialog';
import { markPhrase, t } from '../../../i18n/t';
import { useAddressState } from '../../../ui/address-state';
import { StatusBadge } from '../../../ui/figures/status-badge';
import { missing } from '../../../ui/format';
import type { ListColumn } from '../../../ui/list/column';
import { ListTable } from '../../../ui/list/list-table';
import { OnlyCapture } from '../../../ui/only-capture';
import { PageTitle } from '../../../ui/page-title';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { MakePack } from './make-pack';
import { VoucherBundle } from './voucher-bundle';
import styles from './packs.module.css';

export type MatterPack = WireAnswer<typeof packCalls.getPacks>[number];

const packStateLabels: Readonly<Record<string, string>> = {
  queued: markPhrase('waiting to be sent'),
  sent: markPhrase('sent'),
  dead: markPhrase('not delivered'),
};

/** Papers of the matter bound as one, and the way to bind some. `pack` in the address names what is ticked at first. */
export function PacksTab() {
  const [asked, setAsked] = useAddressState('pack');
  if (asked === 'account') return <VoucherBundle onDone={() => setAsked('')} />;
  return asked === '' ? (
    <Packs onMake={setAsked} />
  ) : (
    <MakePack key={asked} first={asked} onDone={() => setAsked('')} />
  );
}

function Packs({ onMake }: { onMake: (what: string) => void }) {
  const { id: matterID, systemTypeID } = useMatter();
  const read = useRead(packCalls.getPacks, { matterID });
  const [sending, setSending] = useState<MatterPack>();
  const columns: readonly ListColumn<MatterPack>[] = [
    { key: 'title', title: markPhrase('Pack'), strong: true },
    {
      key: 'items',
      title: markPhrase('Made from'),
      sortable: false,
      render: ({ items }) => <span className={styles.from}>{items.map(({ title }) => title).join(', ')}</span>,
    },
    { key: 'pages', title: markPhrase('Pages'), kind: 'number' },
    { key: 'createdAt', title: markPhrase('Made on'), kind: 'day' },
    {
      key: 'sentTo',
      title: markPhrase('Last sent'),
      render: ({ sentTo, mailState, mailError }) =>
        sentTo ? (
          <span className={styles.sent} title={mailError ?? undefined}>
            {sentTo}
            {mailState && (
              <StatusBadge tone={mailState === 'dead' ? 'bad' : 'off'}>
                {t(packStateLabels[mailState] ?? mailState)}
              </StatusBadge>
            )}
          </span>
        ) : (
          missing
        ),
    },
    {
      key: 'id',
      title: markPhrase('Document file'),
      sortable: false,
      render: (pack) => <Acts pack={pack} onSend={() => setSending(pack)} />,
    },
  ];
  return (
    <>
      <PageTitle
        title={t('Packs')}
        about={t('Documents and vouchers combined in one PDF, with an index and page numbers.')}
      >
        {systemTypeID === systemType.estateLate && (
          <Button variant="default" onClick={() => onMake('account')}>
            {t('Vouchers and lodging pack')}
          </Button>
        )}
        <OnlyCapture needs="documents">
          <Button onClick={() => onMake('choose')}>{t('Create pack')}</Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {(packs) =>
          packs.length === 0 ? (
            <Empty sentence={t('No packs yet. Choose documents to combine them in one PDF.')} />
          ) : (
            <ListTable label={t('Packs')} rows={packs} columns={columns} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {sending && <SendPack pack={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}

function Acts({ pack, onSend }: { pack: MatterPack; onSend: () => void }) {
  const again = useCall(packCalls.resendPack, { says: t('Email queued for sending.') });
  const { documentID, title, sentTo } = pack;
  if (documentID === null) return missing;
  return (
    <span className={styles.acts}>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Open {title}', { title })}
        onClick={() => void download(documentCalls.downloaddocument, { query: { documentID } }).catch(() => undefined)}
      >
        {t('Open')}
      </Button>
      <OnlyCapture needs="documents" hide>
        <Button size="compact-xs" variant="default" aria-label={t('Send {title}', { title })} onClick={onSend}>
          {t('Send')}
        </Button>
      </OnlyCapture>
      {sentTo && (
        <OnlyCapture needs="documents" hide>
          <Button
            size="compact-xs"
            variant="default"
            loading={again.isRunning}
            aria-label={t('Send again to {who}: {title}', { title, who: sentTo })}
            onClick={() => again.run({ id: pack.id })}
          >
            {t('Send again')}
          </Button>
        </OnlyCapture>
      )}
    </span>
  );
}

function SendPack({ pack, onClose }: { pack: MatterPack; onClose: () => void }) {
  const send = useCall(packCalls.sendPack, { says: t('Email queued for sending.'), onDone: onClose });
  const matter = useMatter();
  const subject = `${pack.title}: ${formatMatterTitle(matter)} (${matter.reference})`;
  return (
    <SendDialog
      title={pack.title}
      documentID={pack.documentID!}
      first={{ to: pack.sentTo ?? '', subject, text: t('Please find the documents attached as one file.') }}
      isSending={send.isRunning}
      onSend={(mail) => send.run({ id: pack.id, ...mail })}
      onClose={onClose}
    />
  );
}
