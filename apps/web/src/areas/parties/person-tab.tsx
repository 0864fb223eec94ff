import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { MainRecord } from './main-record';
import { Marriages } from './marriages';
import { PartyList } from './party-list';

/** The deceased, the patient or the client, with spouses and children. */
export function PersonTab() {
  const { systemTypeID } = useMatter();
  return (
    <>
      <MainRecord />
      <div style={{ height: 20 }} />
      <Marriages />
      <PartyList
        of="spouse"
        none={
          systemTypeID === kinds.estateLate
            ? t('No spouse is captured. A surviving spouse decides much of the distribution and the duty.')
            : t('No spouse is captured.')
        }
      />
      <PartyList of="child" none={t('No child is captured.')} />
    </>
  );
}
