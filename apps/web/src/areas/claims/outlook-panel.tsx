import { SegmentedControl } from '@mantine/core';
import { t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { formatType } from './claim-words';
import { type ClaimOutlook, type ClaimOutlookLine, useOutlook } from './claims.queries';
import styles from './claims.module.css';

/** The dividend and the danger of contribution as they stand: as if all were proved, or of what is proved. */
export function OutlookPanel() {
  const matter = useMatter();
  const [chosen, choose] = useAddressState('basis');
  const basis = chosen === 'proved' ? 'proved' : 'lodged';
  const read = useOutlook(matter.id, basis);
  return (
    <section className={styles.outlook} aria-label={t('Current dividend estimate')}>
      <SegmentedControl
        aria-label={t('Claims included')}
        data={[
          { value: 'lodged', label: t('As if all were proved') },
          { value: 'proved', label: t('Proved claims only') },
        ]}
        value={basis}
        onChange={(next) => choose(next === 'lodged' ? '' : next)}
      />
      <Loaded read={read}>{(outlook) => <Figures outlook={outlook} basis={basis} />}</Loaded>
    </section>
  );
}

function Figures({ outlook, basis }: { outlook: ClaimOutlook; basis: 'lodged' | 'proved' }) {
  if (outlook.refused.length > 0) {
    return (
      <WarnBox title={t('We cannot calculate the figures yet')}>
        {outlook.refused.map((refusal) => (
          <p key={translate(refusal)}>{translate(refusal)}</p>
        ))}
      </WarnBox>
    );
  }
  const isShort = outlook.deficiency > 0;
  return (
    <>
      <FigureCards
        cards={[
          { label: t('Free residue'), figure: <Amount rands={outlook.freeResidue} /> },
          {
            label: t('Costs of the estate'),
            figure: <Amount rands={outlook.costs} />,
            about: t('Including the tariff fee'),
          },
          isShort
            ? {
                label: t('Contribution needed'),
                figure: <Amount rands={outlook.deficiency} />,
                about: t('Danger of contribution'),
              }
            : {
                label:
                  basis === 'proved'
                    ? t('Concurrent dividend, on proved claims today')
                    : t('Concurrent dividend, as if all claims were proved today'),
                figure: t('{cents} c in the rand', { cents: outlook.dividend }),
                about: t('No contribution at present'),
              },
        ]}
      />
      {outlook.warnings.length > 0 && (
        <WarnBox {...(isShort && { title: t('Danger of contribution') })}>
          {outlook.warnings.map((warning) => (
            <p key={translate(warning)} className={styles.warning}>
              {translate(warning)}
            </p>
          ))}
        </WarnBox>
      )}
      {outlook.claims.length > 0 ? (
        <ListTable
          label={t('Current dividend estimate')}
          rows={outlook.claims}
          columns={createColumns(outlook.claims, isShort)}
          rowKey={({ claimID }) => claimID}
        />
      ) : (
        <Empty sentence={t('No claim counts yet.')} />
      )}
    </>
  );
}

/** What nobody has is not a column. */
const createColumns = (claims: readonly ClaimOutlookLine[], isShort: boolean): ListColumn<ClaimOutlookLine>[] => [
  { key: 'creditorName', title: 'Creditor', strong: true, grow: 1 },
  { key: 'claimTypeID', title: 'Type of claim', value: ({ claimTypeID }) => formatType(claimTypeID) },
  { key: 'claim', title: 'Claim', kind: 'money' },
  { key: 'securedAward', title: 'From security', kind: 'money' },
  ...(isShort
    ? []
    : ([
        { key: 'preferentAward', title: 'Preferent', kind: 'money' },
        { key: 'concurrentAward', title: 'Concurrent', kind: 'money' },
      ] as const)),
  { key: 'total', title: 'Gets in all', kind: 'money' },
  { key: 'shortfall', title: 'Loses', kind: 'money' },
  ...(isShort ? ([{ key: 'contribution', title: 'Contributes', kind: 'money' }] as const) : []),
  ...(claims.some(({ costsOwed }) => costsOwed !== 0)
    ? ([{ key: 'costsOwed', title: 'Owed for security', kind: 'money', optional: true }] as const)
    : []),
];
