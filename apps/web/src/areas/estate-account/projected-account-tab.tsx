import { systemType } from '@boedel/domain/matter/kinds';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { WhatStops } from '../../client/what-stops';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './account.module.css';
import { AccountPictures } from './account-pictures';
import { Proofs } from './proofs';

/** The account there would be if the client died today, on the estate's own paper, marked as a projection. */
export function ProjectedAccountTab() {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const asked = { matterID, language: spoken };
  const read = useRead(estateAccountCalls.draft, asked, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle title={t('Projected liquidation and distribution account')}>
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data?.paper}
          onDownload={(format) =>
            void download(estateAccountCalls.draftFile, { query: { ...asked, format } }).catch(() => undefined)
          }
        />
      </PageTitle>
      <Loaded read={read}>
        {({ paper, stopping, proofs, balances, flow, cashNeed }) =>
          paper ? (
            <div className={styles.page}>
              <p>{t('Based on the client dying today. This is a projection and cannot be lodged.')}</p>
              <Proofs proofs={proofs} balances={balances} />
              <AccountPictures flow={flow} cashNeed={cashNeed} />
              <PaperView paper={paper} />
            </div>
          ) : (
            <WhatStops
              matterID={matterID}
              kind={systemType.flowConsult}
              title={t('What is stopping this account')}
              stopping={stopping}
            />
          )
        }
      </Loaded>
    </>
  );
}
