import type { WireAnswer } from '@boedel/contract/call';
import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { Table } from '@mantine/core';
import { t, translate } from '../../i18n/t';

export type BulkLine = WireAnswer<typeof matterListCalls.bulk>['lines'][number];

/** What would happen to each matter, before it does. */
export function BulkPreview({ lines }: { lines: readonly BulkLine[] }) {
  return (
    <Table.ScrollContainer minWidth={420} mah={360}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Reference')}</Table.Th>
            <Table.Th>{t('Name')}</Table.Th>
            <Table.Th>{t('From')}</Table.Th>
            <Table.Th>{t('Becomes')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.id}>
              <Table.Td>{line.reference}</Table.Td>
              <Table.Td>{line.name}</Table.Td>
              <Table.Td>{t(line.from)}</Table.Td>
              <Table.Td c={line.refused ? 'var(--b-bad)' : line.from === line.to ? 'var(--b-ink-muted)' : undefined}>
                {line.refused
                  ? translate(line.said ?? line.refused)
                  : line.from === line.to
                    ? t('stays as it is')
                    : t(line.to)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
