import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useMatter } from '../../ui/the-matter';
import { Comparison, type LodgedAccount } from './comparison';
import { LodgeDialog, type LodgeDialogProps } from './lodge-dialog';
import styles from './lodging.module.css';

interface LodgedAccountsProps {
  /** The account looked at may be lodged: it is drawn and every proof holds. */
  readonly isReady: boolean;
  /** How it is lodged, and what it is called. */
  readonly lodge: Omit<LodgeDialogProps, 'onClose'>;
  /** The kind the account would now be, to be compared with one that was lodged. */
  readonly compareAs?: string;
  readonly holdBack?: number | null;
  /** The account itself; a comparison stands in its place. */
  readonly children: ReactNode;
}

const fetchFile = (id: number, what: 'paper' | 'facts'): void =>
  void download(lodgingCalls.file, { query: { id, what } }).catch(() => undefined);

/** The accounts that were lodged, each with its frozen copy, and the way to lodge the one that is looked at. */
export function LodgedAccounts({ isReady, lodge, compareAs, holdBack, children }: LodgedAccountsProps) {
  const { id: matterID, kind } = useMatter();
  const [isLodging, setLodging] = useState(false);
  const [compared, setCompared] = useAddressState('compare');
  const rows = useRead(lodgingCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const against = rows.find(({ id }) => String(id) === compared);
  const columns: readonly ListColumn<LodgedAccount>[] = [
    { key: 'number', title: markPhrase('No.'), kind: 'number' },
    { key: 'title', title: markPhrase('Account'), strong: true, most: 28 },
    { key: 'toDate', title: markPhrase('Up to'), kind: 'day' },
    { key: 'lodgedAt', title: markPhrase('Generated on'), kind: 'instant' },
    {
      key: 'sha256',
      title: markPhrase('Hash'),
      render: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 8)}</code>,
    },
    {
      key: 'id',
      title: markPhrase('Frozen copy'),
      sortable: false,
      render: ({ id, number }) => (
        <span className={styles.acts}>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => fetchFile(id, 'paper')}
            aria-label={t('PDF: paper of account no. {number}', { number })}
          >
            PDF
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => fetchFile(id, 'facts')}
            aria-label={t('Facts of account no. {number}', { number })}
          >
            {t('Facts')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => setCompared(String(id))}
            aria-label={t('Compare with account no. {number}', { number })}
          >
            {t('Compare')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className={styles.all}>
      <section className={styles.lodged} aria-label={t('Lodged accounts')}>
        <header>
          <h3>{t('Lodged accounts')}</h3>
          {rows.length === 0 && (
            <p>
              {kind !== undefined && isSmallEstate(kind)
                ? t('Letters of authority need no account, unless the Master asks for one (s 18(3)).')
                : t('No lodged accounts. Lodging freezes the account and locks its period.')}
            </p>
          )}
          <Protected call={lodge.call}>
            <Button size="xs" disabled={!isReady} onClick={() => setLodging(true)}>
              {t('Generate for lodging')}
            </Button>
          </Protected>
        </header>
        {rows.length > 0 && (
          <ListTable label={t('Lodged accounts')} rows={rows} columns={columns} rowKey={({ id }) => id} />
        )}
      </section>
      {against ? (
        <Comparison lodged={against} compareAs={compareAs} holdBack={holdBack} onClose={() => setCompared('')} />
      ) : (
        children
      )}
      {isLodging && <LodgeDialog {...lodge} onClose={() => setLodging(false)} />}
    </div>
  );
}
