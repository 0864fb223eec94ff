import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Table } from '@mantine/core';
import { t, translate } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { formatDateTime } from '../../../ui/format';
import { WarnBox } from '../../../ui/warn-box';

export type ArchivePreviewData = WireAnswer<typeof matterCalls.previewImport>;

/** What an archive would bring, table by table, before any of it is imported. */
export function ArchivePreview({
  preview,
  isImporting,
  onImport,
  onClose,
}: {
  preview: ArchivePreviewData;
  isImporting: boolean;
  onImport: () => void;
  onClose: () => void;
}) {
  const ofFirm = preview.tables.filter(({ isOfFirm }) => isOfFirm);
  const ofMatter = preview.tables.filter(({ isOfFirm }) => !isOfFirm);
  return (
    <SharedModal
      opened
      title={t('Import {name}', { name: preview.name })}
      saveLabel={t('Import')}
      isSaving={isImporting}
      onSave={onImport}
      onCancel={onClose}
    >
      {!preview.isSigned && (
        <WarnBox title={t('Not signed by this installation')}>
          {t(
            'This archive comes from another installation, or it was changed. Import it only if you know who sent it. Check amounts, dates and bank accounts afterwards.',
          )}
        </WarnBox>
      )}
      {preview.isSigned && !preview.isOwn && (
        <WarnBox title={t('From another firm')}>
          {t(
            '{firm} exported this archive on this installation. Import it only if you expected it. Check amounts, dates and bank accounts afterwards.',
            { firm: preview.firm },
          )}
        </WarnBox>
      )}
      <p>
        {t('{reference}, exported by {firm} on {moment}', {
          reference: preview.reference,
          firm: preview.firm,
          moment: formatDateTime(preview.exportedAt),
        })}
      </p>
      <Rows title={t('Creates a new matter with')} tables={ofMatter} />
      {ofFirm.length > 0 && <Rows title={t('Found in your directories, or added')} tables={ofFirm} />}
      {preview.leftBehind > 0 && (
        <p>
          {t('{count} other rows are not imported, such as the audit trail, tasks and links.', {
            count: preview.leftBehind,
          })}
        </p>
      )}
    </SharedModal>
  );
}

function Rows({ title, tables }: { title: string; tables: ArchivePreviewData['tables'] }) {
  return (
    <Table.ScrollContainer minWidth={280} mah={260}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{title}</Table.Th>
            <Table.Th ta="right">{t('Rows')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tables.map(({ table, label, rows }) => (
            <Table.Tr key={table}>
              <Table.Td>{translate(label)}</Table.Td>
              <Table.Td ta="right">{rows}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
