import type { WireAnswer } from '@boedel/contract/call';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { language } from '../../i18n/language';
import { phrase, t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './account.module.css';
import { Proofs } from './proofs';
import { Stopping } from './stopping';

const { draft, draftFile } = estateAccountCalls;
export type Draft = WireAnswer<typeof draft>;

/** Kinds that need no account lodged before. */
const kinds: readonly { readonly value: AccountKind; readonly label: string }[] = [
  { value: 'firstAndFinal', label: phrase('First and final account') },
  { value: 'first', label: phrase('First account, more to follow') },
  { value: 'interim', label: phrase('Interim account') },
  { value: 'statementOfAssetsAndLiabilities', label: phrase('Statement of assets and liabilities') },
];

/** The matter's own account as it would be lodged today: the page, its proofs, or what is stopping it. */
export function AccountTab() {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(language());
  const [kind, setKind] = useState<AccountKind>('firstAndFinal');
  const asked = { matterID, language: spoken, kind };
  const read = useRead(draft, asked, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle title={t('Liquidation and distribution account')}>
        <Select
          size="xs"
          w={300}
          aria-label={t('Kind of account')}
          allowDeselect={false}
          value={kind}
          onChange={(chosen) => setKind(chosen ?? 'firstAndFinal')}
          data={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data?.paper}
          onDownload={(format) => void download(draftFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </PageTitle>
      <Loaded read={read}>
        {({ paper, stopping, proofs, balances }) =>
          paper ? (
            <div className={styles.page}>
              <Proofs proofs={proofs} balances={balances} />
              <PaperView paper={paper} />
            </div>
          ) : (
            <Stopping matterID={matterID} stopping={stopping} />
          )
        }
      </Loaded>
    </>
  );
}
