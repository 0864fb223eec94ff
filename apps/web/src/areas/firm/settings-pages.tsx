import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { reconOptionsSchema, trustFeesSchema } from '@boedel/contract/firm/settings.schema';
import { refuse } from '@boedel/domain/law/refusal';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { addRule } from '../../ui/fields/add-checked-fields';
import { RecordPage } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { reconSections, trustFeeSections } from './firm.fields';

const { getTrustFees, saveTrustFees, getReconOptions, saveReconOptions } = settingCalls;

const hasBasis = addRule(trustFeesSchema, ({ annualPercent, annualBasis }) =>
  typeof annualPercent === 'number' && !annualBasis
    ? refuse('annualBasis', 'Choose the value on which the annual fee is charged.')
    : undefined,
);

/** What the firm asks for trusts, at /trustfees. */
export function TrustFeesPage() {
  const fees = useRead(getTrustFees);
  const save = useCall(saveTrustFees, { says: t('The settings were saved.') });
  const mayChange = useMay(saveTrustFees);
  return (
    <Loaded read={fees}>
      {(value) => (
        <RecordPage
          title={t('Global Trust Fees')}
          sections={trustFeeSections}
          schema={hasBasis}
          value={value}
          call={save}
          readOnly={!mayChange}
        />
      )}
    </Loaded>
  );
}

/** How bank lines are matched and vouchers numbered, at /reconOptions. */
export function ReconOptionsPage() {
  const options = useRead(getReconOptions);
  const save = useCall(saveReconOptions, { says: t('The settings were saved.') });
  const mayChange = useMay(saveReconOptions);
  return (
    <Loaded read={options}>
      {(value) => (
        <RecordPage
          title={t('Recon Options')}
          sections={reconSections}
          schema={reconOptionsSchema}
          value={value}
          call={save}
          readOnly={!mayChange}
        />
      )}
    </Loaded>
  );
}
