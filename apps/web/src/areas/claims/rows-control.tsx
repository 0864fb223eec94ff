import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { claimPartLabels, claimParts } from '@boedel/domain/claims/captured-claim';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import styles from './claims.module.css';

interface Secured {
  readonly assetID: number;
  readonly rank: number;
}
interface Part {
  readonly part: string;
  readonly amount: number | string;
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly label: string;
  readonly addLabel: string;
  readonly isReadOnly: boolean | undefined;
  readonly blank: Row | undefined;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly children: (row: Row, set: (row: Row) => void, nth: number) => React.ReactNode;
}

/** A few rows of two controls, added and taken off. */
function Rows<Row>({ rows, label, addLabel, isReadOnly, blank, onChange, children }: RowsProps<Row>) {
  const set = (nth: number) => (row: Row) => onChange(rows.map((one, place) => (place === nth ? row : one)));
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own until they are saved
        <div key={nth} className={styles.row}>
          {children(row, set(nth), nth)}
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Take off line {nth}', { nth: nth + 1 })}
              onClick={() => onChange(rows.filter((_, place) => place !== nth))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isReadOnly && blank && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...rows, blank])}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

/** The assets of the matter that secure the claim, each with the claim's rank on it. */
export function securityControl(assets: readonly FieldOption[]): ComponentType<ControlProps> {
  return function Security(props: ControlProps) {
    const rows = (props.value ?? []) as readonly Secured[];
    const free = assets.find(({ value }) => rows.every(({ assetID }) => assetID !== value));
    return (
      <Rows
        rows={rows}
        label={props.label}
        addLabel={t('Add an asset')}
        isReadOnly={props.readOnly}
        blank={free && { assetID: Number(free.value), rank: 1 }}
        onChange={props.onChange}
      >
        {(row, set) => (
          <>
            <Select
              aria-label={t('Asset')}
              data={assets.map(({ value, label }) => ({ value: `${value}`, label }))}
              value={`${row.assetID}`}
              searchable
              allowDeselect={false}
              readOnly={props.readOnly ?? false}
              onChange={(id) => set({ ...row, assetID: Number(id) })}
            />
            <NumberInput
              aria-label={t('Rank')}
              min={1}
              max={99}
              value={row.rank}
              readOnly={props.readOnly ?? false}
              onChange={(rank) => set({ ...row, rank: Number(rank) || 1 })}
            />
          </>
        )}
      </Rows>
    );
  };
}

/** What a claim is made up of. */
export function AmountsControl(props: ControlProps) {
  const rows = (props.value ?? []) as readonly Part[];
  return (
    <Rows
      rows={rows}
      label={props.label}
      addLabel={t('Add an amount')}
      isReadOnly={props.readOnly}
      blank={{ part: 'capital', amount: 0 }}
      onChange={props.onChange}
    >
      {(row, set) => (
        <>
          <Select
            aria-label={t('Part')}
            data={claimParts.map((part) => ({ value: part, label: t(claimPartLabels[part]) }))}
            value={row.part}
            allowDeselect={false}
            readOnly={props.readOnly ?? false}
            onChange={(part) => set({ ...row, part: part ?? 'capital' })}
          />
          <NumberInput
            aria-label={t('Amount')}
            min={0}
            decimalScale={2}
            fixedDecimalScale
            thousandSeparator=" "
            hideControls
            value={row.amount}
            readOnly={props.readOnly ?? false}
            onChange={(amount) => set({ ...row, amount: Number(amount) || 0 })}
          />
        </>
      )}
    </Rows>
  );
}
