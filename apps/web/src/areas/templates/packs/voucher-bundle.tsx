import type { WireAnswer } from '@boedel/contract/call';
import { packCalls } from '@boedel/contract/packs/packs.calls';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { getLanguage } from '../../../i18n/language';
import { markPhrase, t, translate } from '../../../i18n/t';
import { StatusBadge } from '../../../ui/figures/status-badge';
import type { ListColumn } from '../../../ui/list/column';
import { ListTable } from '../../../ui/list/list-table';
import { OnlyCapture } from '../../../ui/only-capture';
import { PageTitle } from '../../../ui/page-title';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { WarnBox } from '../../../ui/warn-box';

type VoucherBundleAnswer = WireAnswer<typeof packCalls.getVoucherBundle>;
type VoucherBundleLine = VoucherBundleAnswer['lines'][number];

const columns: readonly ListColumn<VoucherBundleLine>[] = [
  { key: 'voucher', title: markPhrase('Voucher') },
  { key: 'part', title: markPhrase('Part of the account'), render: ({ part }) => t(part) },
  { key: 'name', title: markPhrase('Line'), strong: true, sortable: false, render: ({ name }) => translate(name) },
  { key: 'amount', title: markPhrase('Amount'), kind: 'money' },
  {
    key: 'documents',
    title: markPhrase('Documents'),
    sortable: false,
    render: ({ documents, voucher }) =>
      documents.length === 0 ? (
        <StatusBadge tone="bad">{t('Missing')}</StatusBadge>
      ) : (
        <>
          {documents.map(({ title }) => title).join(', ')}
          {voucher === null && <StatusBadge tone="warn">{t('No number')}</StatusBadge>}
        </>
      ),
  },
];

/** What the account has to prove and what proves it; and the packs that are made of it. */
export function VoucherBundle({ onDone }: { onDone: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(packCalls.getVoucherBundle, { matterID });
  const [language, setLanguage] = useState<'en' | 'af'>(getLanguage());
  const bind = useCall(packCalls.makeVoucherBundle, { says: t('Pack created and added to the matter.'), onDone });
  const lodge = useCall(packCalls.makeLodgingPack, { says: t('Pack created and added to the matter.'), onDone });
  return (
    <>
      <PageTitle
        title={t('Vouchers and lodging pack')}
        about={t('A document proves a line if it has its voucher number or is linked to its asset.')}
      >
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <SegmentedControl
          aria-label={t('Language of the index')}
          value={language}
          onChange={(one) => setLanguage(one === 'af' ? 'af' : 'en')}
          data={[
            { value: 'en', label: 'English' },
            { value: 'af', label: 'Afrikaans' },
          ]}
        />
        <OnlyCapture needs="documents">
          <Button variant="default" loading={bind.isRunning} onClick={() => bind.run({ matterID, language })}>
            {t('Create voucher bundle')}
          </Button>
        </OnlyCapture>
        <OnlyCapture needs="documents">
          <Button loading={lodge.isRunning} onClick={() => lodge.run({ matterID, language })}>
            {t('Create lodging pack')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>{(bundle) => <Lines bundle={bundle} />}</Loaded>
    </>
  );
}

function Lines({ bundle: { stopping, lines, missing } }: { bundle: VoucherBundleAnswer }) {
  if (stopping.length > 0) {
    return (
      <WarnBox>
        {stopping.map((one) => (
          <p key={one.key}>{translate(one)}</p>
        ))}
      </WarnBox>
    );
  }
  if (lines.length === 0) return <Empty sentence={t('The account has no lines that need a voucher.')} />;
  return (
    <>
      <p>
        {missing === 0
          ? t('Each line has its voucher and its document.')
          : t('{missing} of {count} lines have no document or no voucher number.', { missing, count: lines.length })}
      </p>
      <ListTable
        label={t('Vouchers of the account')}
        rows={lines.map((line, id) => ({ ...line, id }))}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
