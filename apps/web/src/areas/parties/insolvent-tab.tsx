import { t } from '../../i18n/t';
import { Books } from './books';
import { Directors } from './directors';
import { MainRecord } from './main-record';
import { Marriages } from './marriages';
import { PartyList } from './party-list';

/** A company has directors; a person may have a spouse. */
const renderWithFigures = (kind: string) => (
  <>
    <Books />
    {kind !== 'person' && <Directors />}
    {kind === 'person' && <Marriages />}
    {kind === 'person' && <PartyList of="spouse" none={t('No spouse is captured.')} />}
  </>
);

/** The insolvent: a person, a company or a close corporation, with what was stated of its affairs. */
export function InsolventTab() {
  return (
    <>
      <MainRecord>{renderWithFigures}</MainRecord>
      <PartyList
        of="insolvent"
        withoutMain
        none={t('No other insolvents yet. Add one for a joint estate, for example.')}
      />
    </>
  );
}
