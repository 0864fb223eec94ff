import { assetFields } from '@boedel/contract/assets/asset.fields';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { assetChange, newAsset } from '@boedel/contract/assets/assets.schema';
import { hasPart } from '@boedel/domain/assets/asset-kind';
import { systemType } from '@boedel/domain/matter/kinds';
import { assetKinds } from '@boedel/domain/assets/asset-kind';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { usePeople } from '../../client/record/people-choices';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import type { FieldOption } from '../../ui/fields/field';
import { OnlyCapture } from '../../ui/only-capture';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordPage } from '../../ui/record/record-page';
import { Empty } from '../../ui/states';
import type { SetAddressState } from '../../ui/address-state';
import { useMatter } from '../../ui/the-matter';
import { AssetPapers } from './asset-papers';
import { AssetValues } from './asset-values';
import { kindLabels } from './asset-words';
import { createAssetSections } from './asset.sections';
import { type AssetAnswer, type AssetLineAnswer } from './assets.queries';
import styles from './assets.module.css';
import { SalePanel } from './sale-panel';
import { Services } from './services';

interface AssetPageProps {
  /** Left out of one that is new, and of one that is no longer there. */
  readonly asset: AssetAnswer | undefined;
  /** The others, some of which it may be held in. */
  readonly lines: readonly AssetLineAnswer[];
  readonly isNew: boolean;
  readonly onOpen: SetAddressState;
}

const beside = {
  share: null,
  timeLivedIn: null,
  domesticPart: null,
  withinTwoHectares: null,
  acceptedYield: null,
  deceasedShareOfAmount: null,
  valuationAmount: null,
  valuationDate: null,
  valuationType: null,
  valuerID: null,
  valuationCurrency: null,
  valuationRate: null,
  valuationRateDate: null,
  payees: [],
  successors: [],
  charges: [],
};
const valuerField = { valuerID: { ...assetFields.creditorID, to: 'valuer' } };

/** One asset: everything its kind asks, its values over time, its sale and its papers. */
export function AssetPage({ asset, lines, isNew, onOpen }: AssetPageProps) {
  const matter = useMatter();
  const [isRemoving, setRemoving] = useState(false);
  const people = usePeople(matter.id);
  const choices = useDirectoryChoices(assetFields);
  const valuers = useDirectoryChoices(valuerField);
  const add = useCall(assetCalls.add, { onDone: ({ id }) => onOpen(String(id), { isSaved: true }) });
  const update = useCall(assetCalls.update);
  const remove = useCall(assetCalls._delete, { onDone: () => onOpen('', { isSaved: true }) });
  if (!asset && !isNew) {
    return <Empty sentence={t('This asset no longer exists.')} action={<Back onClick={() => onOpen('')} />} />;
  }
  const accounts: FieldOption[] = lines
    .filter(({ id, kind, partOfID }) => id !== asset?.id && partOfID === null && assetKinds[kind].holds)
    .map(({ id, name }) => ({ value: id, label: name }));
  const sections = createAssetSections({ matter, people, links: { ...choices, ...valuers, partOfID: accounts } });
  const begins = {
    matterID: matter.id,
    ...createEmptyValues(assetFields),
    ...beside,
    kind: 'immovable',
    class: 'immovable',
    treatment: 'inKind',
  };
  return (
    <>
      <RecordPage<object>
        key={asset?.id ?? 'new'}
        title={asset?.name ?? t('Add an asset')}
        about={
          asset &&
          [t(kindLabels[asset.kind] ?? asset.kind), describeCounting(asset, matter)].filter(Boolean).join(' · ')
        }
        actions={
          <>
            <Back onClick={() => onOpen('')} />
            {asset && (
              <OnlyCapture>
                <Button variant="default" onClick={() => setRemoving(true)}>
                  {t('Remove')}
                </Button>
              </OnlyCapture>
            )}
          </>
        }
        sections={sections}
        schema={addCheckedFields(isNew ? newAsset : assetChange, assetFields, matter.country)}
        value={asset ?? begins}
        call={isNew ? add : update}
        readOnly={!matter.mayCapture}
        isNew={isNew}
        {...(asset && { reveal: revealOf('asset', asset.id) })}
      >
        {asset && (
          <div className={styles.below}>
            <AssetValues asset={asset} valuers={valuers['valuerID'] ?? []} />
            <SalePanel asset={asset} valuers={valuers['valuerID'] ?? []} />
            {matter.systemTypeID === systemType.liquidation && hasPart(asset.kind, 'sale') && (
              <Services asset={asset} />
            )}
            <AssetPapers asset={asset} />
          </div>
        )}
      </RecordPage>
      {isRemoving && asset && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: asset.name })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: asset.id })}
        >
          {t('This also removes its values, sales and other details. Documents stay on the matter.')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What is worked out from it, besides the account it stands in. */
function describeCounting(
  asset: AssetAnswer,
  matter: { readonly systemTypeID: number; readonly country: string },
): string | null {
  if (matter.systemTypeID !== systemType.estateLate && matter.systemTypeID !== systemType.flowConsult) return null;
  const isTaxed = matter.country === 'South Africa';
  const said = [
    isTaxed && asset.isDutiable && t('estate duty'),
    isTaxed && asset.isSubjectToCGT && t('capital gains tax'),
    asset.isFeeBearing && t('the executor’s fee'),
  ].filter(Boolean);
  return said.length === 0
    ? t('not counted for duty, tax or remuneration')
    : t('counts for {what}', { what: said.join(', ') });
}

const Back = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onClick}>
    {t('All assets')}
  </Button>
);
