import { Checkbox, Table } from '@mantine/core';
import { translateSection, t } from '../../i18n/t';
import { WorkedOut } from '../../ui/figures/worked-out';
import { formatDate } from '../../ui/format';
import type { StatutoryMove } from './move';
import styles from './moves.module.css';

const kinds: Readonly<Record<StatutoryMove['kind'], string>> = {
  new: 'begins',
  moves: 'moves',
  returns: 'comes back',
  stops: 'no longer runs',
};

interface MovesTableProps {
  readonly moves: readonly StatutoryMove[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (rule: string, isChosen: boolean) => void;
}

/** Which dates would go where, each with how it is worked out; the person says which. */
export function MovesTable({ moves, chosen, onChoose }: MovesTableProps) {
  return (
    <Table.ScrollContainer minWidth={480} mah={380}>
      <Table aria-label={t('Dates that would move')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={36} aria-label={t('Move')} />
            <Table.Th>{t('Statutory date')}</Table.Th>
            <Table.Th>{t('From')}</Table.Th>
            <Table.Th>{t('Becomes')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {moves.map((move) => (
            <Table.Tr key={move.rule}>
              <Table.Td>
                <Checkbox
                  size="xs"
                  aria-label={t('Move {title}', { title: t(move.title) })}
                  checked={chosen.has(move.rule)}
                  onChange={(event) => onChoose(move.rule, event.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>
                {t(move.title)}
                <small className={styles.small}>
                  {translateSection(move.section)} · {t(kinds[move.kind])}
                  {move.isFixed && ` · ${t('was entered by hand')}`}
                </small>
              </Table.Td>
              <Table.Td>{formatDate(move.from)}</Table.Td>
              <Table.Td>
                {move.working && move.to ? <WorkedOut worked={move.working}>{move.to}</WorkedOut> : formatDate(move.to)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
