import type { WireAnswer } from '@boedel/contract/call';
import { gainsCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks';
import { WhatStops } from '../../client/what-stops';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { WorkedOut } from '../../ui/figures/worked-out';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { TaxYears } from './tax-years';

type GainsTaxes = WireAnswer<typeof gainsCalls.getCGTByMatterID>;
type GainsTaxedAsset = GainsTaxes['assets'][number];

const columns: ListColumn<GainsTaxedAsset>[] = [
  { key: 'name', title: markPhrase('Asset'), strong: true, wraps: true },
  { key: 'marketValue', title: markPhrase('Value at death'), kind: 'money' },
  { key: 'baseCost', title: markPhrase('Base cost'), kind: 'money' },
  { key: 'gain', title: markPhrase('Gain or loss'), kind: 'money' },
  { key: 'excluded', title: markPhrase('Not taxed'), kind: 'money' },
  {
    key: 'counted',
    title: markPhrase('Counts'),
    kind: 'money',
    render: ({ worked }) => <WorkedOut worked={worked} />,
  },
  { key: 'tax', title: markPhrase('Part of the tax'), kind: 'money', render: ({ tax }) => <Amount rands={tax} /> },
];

interface GainsTabProps {
  /** How the tax of the last return is found: it stands with the other settings of the estate. */
  readonly settings: ReactNode;
}

/** Capital gains tax and income tax: what the death triggers, asset by asset, and what the estate itself owes after it. */
export function GainsTab({ settings }: GainsTabProps) {
  const matter = useMatter();
  const read = useRead(gainsCalls.getCGTByMatterID, { matterID: matter.id });
  return (
    <>
      <PageTitle title={t('Capital gains tax')} />
      <SubTabs
        label={t('Capital gains tax')}
        tabs={[
          {
            key: 'death',
            label: t('At death'),
            content: <Loaded read={read}>{(taxes) => <AtDeath {...taxes} />}</Loaded>,
          },
          // Whoever plans is alive: there are no tax years of an estate yet.
          ...(matter.systemTypeID === systemType.flowConsult
            ? []
            : [
                {
                  key: 'after',
                  label: t('After the death'),
                  content: <TaxYears afterDeath={read.data?.afterDeath ?? null} />,
                },
              ]),
          { key: 'settings', label: t('The last return'), content: settings },
        ]}
      />
    </>
  );
}

function AtDeath(taxes: GainsTaxes) {
  const matter = useMatter();
  if (taxes.stopping.length > 0) {
    return (
      <WhatStops matterID={matter.id} title={t('Needed before the tax can be calculated')} stopping={taxes.stopping} />
    );
  }
  return (
    <>
      <FigureCards
        cards={[
          {
            label: t('Taxable capital gain'),
            worked: taxes.taxableGain,
            about: t('After exclusions, at the inclusion rate'),
          },
          {
            label: t('Capital gains tax at death'),
            worked: taxes.gainsTax,
            isByHand: taxes.isGainsTaxByHand,
            about: t('Payable by the estate'),
          },
          ...(taxes.lastReturn
            ? [
                {
                  label: t('Last return, outstanding'),
                  worked: taxes.lastReturn,
                  about: t('Income tax and tax on the gain'),
                },
              ]
            : []),
          ...(taxes.carriedByHeir
            ? [{ label: t('An heir may carry'), worked: taxes.carriedByHeir, about: t('Above half of the estate') }]
            : []),
        ]}
      />
      {!taxes.isCharged && (
        <WarnBox>
          {t(
            'An estimate: by the table, with no other income. The account charges no tax at death until the last return says how it is found.',
          )}
        </WarnBox>
      )}
      <PeopleSection title={t('Asset by asset')}>
        {taxes.assets.length === 0 ? (
          <Nobody sentence={t('No assets with capital gains tax details. Add the details to the asset.')} />
        ) : (
          <ListTable
            label={t('Asset by asset')}
            rows={taxes.assets}
            columns={columns}
            rowKey={({ assetID }) => assetID}
          />
        )}
      </PeopleSection>
      {taxes.withoutFacts.length > 0 && (
        <PeopleSection title={t('Treated as having no gain')}>
          <p>{taxes.withoutFacts.map(({ name }) => name).join(' · ')}</p>
          <Nobody sentence={t('Complete the capital gains tax details of the asset, and we will calculate the tax.')} />
        </PeopleSection>
      )}
    </>
  );
}
