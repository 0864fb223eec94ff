import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import type { WireAnswer } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { Loaded } from '../../ui/states';
import styles from './lodging.module.css';

export type LodgedAccount = WireAnswer<typeof lodgingCalls.getbymatterid>[number];

interface ComparisonProps {
  readonly lodged: LodgedAccount;
  /** The kind the account would now be, where there are several. */
  readonly compareAs?: string | undefined;
  /** What it would hold back. */
  readonly holdBack?: number | null | undefined;
  readonly onClose: () => void;
}

const changeLabels = {
  same: markPhrase('as it was'),
  changed: markPhrase('changed'),
  added: markPhrase('new'),
  removed: markPhrase('gone'),
} as const;

/** The account as it stands now against one that was lodged, line by line; what is as it was can be hidden. */
export function Comparison({ lodged, compareAs, holdBack, onClose }: ComparisonProps) {
  const [isWhole, setWhole] = useState(false);
  const read = useRead(
    lodgingCalls.compare,
    {
      id: lodged.id,
      ...(compareAs !== undefined && { kind: compareAs as AccountKind }),
      ...(typeof holdBack === 'number' && { holdBack }),
    },
    { quiet: true },
  );
  return (
    <section
      className={styles.comparison}
      aria-label={t('Compared with account no. {number}', { number: lodged.number })}
    >
      <header>
        <h3>{t('Compared with account no. {number}', { number: lodged.number })}</h3>
        <Checkbox
          size="xs"
          label={t('Show all lines')}
          checked={isWhole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
        <Button size="compact-xs" variant="default" onClick={onClose}>
          {t('Back to the account')}
        </Button>
      </header>
      <Loaded read={read}>
        {({ before, lines }) => {
          const changed = lines.filter(({ change }) => change !== 'same');
          const shown = isWhole ? lines : changed;
          return (
            <>
              <p>
                {changed.length === 0
                  ? t('No differences from {before} as lodged.', { before })
                  : t('{count} lines differ.', { count: changed.length })}
              </p>
              {shown.length > 0 && <ComparedLines lines={shown} before={t('Lodged')} after={t('Now')} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface ComparedLinesProps {
  readonly lines: WireAnswer<typeof lodgingCalls.compare>['lines'];
  readonly before: string;
  readonly after: string;
}

/** Two accounts line by line, and what each line moved by. */
export function ComparedLines({ lines, before, after }: ComparedLinesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{t('Line')}</th>
          <th>{before}</th>
          <th>{after}</th>
          <th>{t('Difference')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // Lines may be called alike, and keep their place while they are looked at.
          // eslint-disable-next-line react/no-array-index-key
          <tr key={place} data-change={line.change} data-kind={line.kind}>
            <td>
              <small>{line.part}</small>
              {line.words}
              {line.change !== 'same' && <em>{t(changeLabels[line.change])}</em>}
            </td>
            <td data-label={before}>
              <Amount rands={line.before} />
            </td>
            <td data-label={after}>
              <Amount rands={line.after} />
            </td>
            <td data-label={t('Difference')}>
              {line.change !== 'same' && (line.before ?? line.after) !== null && (
                <Amount rands={((line.after ?? 0) * 100 - (line.before ?? 0) * 100) / 100} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
