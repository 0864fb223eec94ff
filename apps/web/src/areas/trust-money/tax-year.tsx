import { trustAttributions, trustTaxYears } from '@boedel/contract/trust-money/trust-tax.records';
import { trustAttributionCalls, trustTaxCalls, trustTaxYearCalls } from '@boedel/contract/trust-money/trust-tax.calls';
import { checkAttribution, checkYearEnd, type TrustAttribution } from '@boedel/domain/trust-money/trust-tax-facts';
import { findTaxYearEnd } from '@boedel/domain/trust-money/trust-years';
import { addYears, type LocalDate } from '@boedel/domain/dates/local-date';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { useBeneficiaries, usePeople } from '../../client/record/people-choices';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t, translate } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { WarnBox } from '../../ui/warn-box';
import { YearSelect } from './year-select';

const { taxYear, taxYearFile } = trustTaxCalls;
const yearKit = createRecordKit(trustTaxYears, trustTaxYearCalls);
const attributionKit = createRecordKit(trustAttributions, trustAttributionCalls);
const attributionColumns: readonly ListColumn<RecordScreenRow>[] = [
  { key: 'donorName', title: markPhrase('Donor'), strong: true },
  ...createRecordColumns(attributionKit).filter(({ key }) => key !== 'title'),
  { key: 'beneficiaryName', title: markPhrase('Vested in'), rare: true },
];

/** The year of assessment as paper: income by kind, whose it is, tax, donations of lenders, provisional payments. */
export function TaxYear() {
  const { id: matterID, rights } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [toDate, setToDate] = useState<string>();
  const asked = { matterID, language: spoken, ...(toDate && { toDate }) };
  const read = useRead(taxYear, asked, { quiet: true, keepLast: true });
  const { data } = read;
  return (
    <>
      <PageTitle title={t('Tax of the trust')}>
        <YearSelect
          label={t('Year of assessment')}
          years={data?.years ?? []}
          chosen={toDate ?? data?.year.toDate}
          onChoose={setToDate}
        />
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!data}
          onDownload={(format) => void download(taxYearFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </PageTitle>
      <Loaded read={read}>
        {(drawn) => (
          <>
            {drawn.remarks.length > 0 && (
              <WarnBox title={t('Warnings')}>
                <ul>
                  {drawn.remarks.map((says) => (
                    <li key={translate(says)}>{translate(says)}</li>
                  ))}
                </ul>
              </WarnBox>
            )}
            <PaperView paper={drawn.paper} />
          </>
        )}
      </Loaded>
      {rights.includes('money') && <CapturedTaxFacts matterID={matterID} />}
    </>
  );
}

/** What the books do not say: losses brought forward, adjustments, estimates, and what a donor is taxed on. */
function CapturedTaxFacts({ matterID }: { readonly matterID: number }) {
  const today = useToday();
  const lastEnd = findTaxYearEnd(addYears(today, -1));
  return (
    <>
      <MatterRecordSection
        kit={yearKit}
        none={t('No facts of a tax year are captured. The tax is computed from the books alone.')}
        begins={{ endDate: lastEnd }}
        rule={(values) => checkYearEnd(values['endDate'] as LocalDate)}
      />
      <MatterRecordSection
        kit={attributionKit}
        none={t('No income is taxed in the hands of a donor.')}
        columns={attributionColumns}
        links={{ donorID: usePeople(matterID), beneficiaryID: useBeneficiaries(matterID) }}
        begins={{ endDate: lastEnd }}
        rule={(values) => checkAttribution(values as unknown as TrustAttribution)}
      />
    </>
  );
}
