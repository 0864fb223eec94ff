import { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { TrustProofs } from './trust-proofs';
import { YearSelect } from './year-select';

const { report, reportFile } = trustMoneyCalls;

/** The statements of a year as paper: assets and liabilities, income and expenditure, distributions, accounts, capital. */
export function Statements() {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [toDate, setToDate] = useState<string>();
  const [beneficiaryID, setBeneficiaryID] = useState<number>();
  const asked = {
    matterID,
    language: spoken,
    ...(toDate && { toDate }),
    ...(beneficiaryID && { beneficiaryID }),
  };
  const read = useRead(report, asked, { quiet: true, keepLast: true });
  const { data } = read;
  return (
    <>
      <PageTitle title={t('Statements of the trust')}>
        <YearSelect
          label={t('Statement year')}
          years={data?.years ?? []}
          chosen={toDate ?? data?.year.toDate}
          onChoose={setToDate}
        />
        {(data?.people.length ?? 0) > 0 && (
          <Select
            size="xs"
            w={190}
            aria-label={t('Statement of')}
            clearable
            placeholder={t('The whole trust')}
            value={beneficiaryID === undefined ? null : String(beneficiaryID)}
            onChange={(value) => setBeneficiaryID(value === null ? undefined : Number(value))}
            data={data!.people.map((one) => ({ value: String(one.beneficiaryID), label: one.name }))}
          />
        )}
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!data}
          onDownload={(format) => void download(reportFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </PageTitle>
      <Loaded read={read}>
        {(drawn) => (
          <>
            {drawn.remarks.length > 0 && (
              <WarnBox title={t('Warnings')}>
                <ul>
                  {drawn.remarks.map(({ says }) => (
                    <li key={translate(says)}>{translate(says)}</li>
                  ))}
                </ul>
              </WarnBox>
            )}
            <TrustProofs proofs={drawn.proofs} />
            <PaperView paper={drawn.paper} />
          </>
        )}
      </Loaded>
    </>
  );
}
