import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { estateSettingFields } from '@boedel/contract/estate/settings.fields';
import { toSchemas } from '@boedel/contract/record/schemas';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { usePeople } from '../../client/record/people-choices';
import { t } from '../../i18n/t';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { RecordPage } from '../../ui/record/record-page';
import { listRecordSections } from '../../ui/record/record-sections';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useAssetChoices } from './estate.queries';

const schema = z.object({ matterID: z.number(), ...toSchemas(estateSettingFields), version: z.number() });

interface EstateSettingsProps {
  readonly title?: string;
  /** One heading of them alone. */
  readonly only?: string;
}

/** Choices and figures of the estate that are no rows: the date of the account, agreed fees, how tax is found. */
export function EstateSettings({ title, only }: EstateSettingsProps) {
  const matter = useMatter();
  const read = useRead(estateSettingCalls.get, { matterID: matter.id });
  const save = useCall(estateSettingCalls.save);
  const links = { heirCarriesTaxID: usePeople(matter.id), heirCarriesAssetID: useAssetChoices(matter.id) };
  return (
    <Loaded read={read}>
      {(settings) => (
        <RecordPage<object>
          title={title ?? t('Settings of the estate')}
          sections={listRecordSections(estateSettingFields, { matter, links }).filter(
            (one) => !only || one.title === only,
          )}
          schema={addCheckedFields(schema, estateSettingFields, matter.country)}
          value={settings}
          call={save}
          readOnly={!matter.mayCapture}
        />
      )}
    </Loaded>
  );
}
