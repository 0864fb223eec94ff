import { Button } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { useMatterRows } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { ClaimDesk } from './claim-desk';
import { type ClaimAnswer, kit } from './claims.queries';
import { FormsSent, useFormsWaiting } from './forms-sent';
import { OutlookPanel } from './outlook-panel';
import { ClaimDialog } from './claim-dialogs';
import { DeskPaste } from './desk-paste';

/** What creditors claim, from lodging to proof, and what it comes to for each as things stand. */
export function ClaimsTab({ importer }: { importer?: (close: () => void, matterID: number) => ReactNode }) {
  const read = useMatterRows(kit);
  const matter = useMatter();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [importing, setImporting] = useAddressState('import');
  const waiting = useFormsWaiting();
  const rows = read.data as unknown as readonly ClaimAnswer[] | undefined;
  return (
    <>
      <PageTitle
        title={t('Claims')}
        about={rows && (rows.length === 1 ? t('1 claim') : t('{count} claims', { count: rows.length }))}
      >
        {importer && (
          <OnlyCapture ofFirm>
            <Button variant="default" onClick={() => setImporting('claim')}>
              {t('Import from a spreadsheet')}
            </Button>
          </OnlyCapture>
        )}
        <OnlyCapture>
          <Button
            variant="default"
            leftSection={<IconClipboard size={16} aria-hidden />}
            onClick={() => setPasting(true)}
          >
            {t('Paste from a spreadsheet')}
          </Button>
        </OnlyCapture>
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('Add claim')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <SubTabs
        label={t('Claims')}
        tabs={[
          {
            key: 'claims',
            label: t('Claims'),
            content: (
              <Loaded read={read}>
                {(all) => (
                  <ClaimDesk
                    all={all as unknown as readonly ClaimAnswer[]}
                    hrefOf={({ id }) => paths.matter.claim({ id: matter.id, claimId: id })}
                    onOpen={({ id }) => void navigate({ to: paths.matter.claim({ id: matter.id, claimId: id }) })}
                  />
                )}
              </Loaded>
            ),
          },
          { key: 'sent', label: t('Sent by creditors'), mark: waiting, content: <FormsSent /> },
          { key: 'outlook', label: t('Current dividend estimate'), content: <OutlookPanel /> },
        ]}
      />
      {isAdding && <ClaimDialog row="new" onClose={() => setAdding(false)} />}
      {isPasting && <DeskPaste onClose={() => setPasting(false)} />}
      {importing && importer?.(() => setImporting(''), matter.id)}
    </>
  );
}
