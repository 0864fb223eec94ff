import { reconCalls, reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Loaded } from '../../../ui/states';
import { SubTabs } from '../../../ui/sub-tabs';
import { useMatter } from '../../../ui/the-matter';
import { useCashLinks } from '../cash.queries';
import { StatementFiles } from '../import/statement-files';
import { DueTable } from './due-table';
import { Groups } from './groups';
import styles from './recon.module.css';

/** What stands beside the lines: their groups, the assets that are to bring money, the claims to be paid, the bank's files. */
export function ReconBooks({ onOpenFile }: { readonly onOpenFile: (id: number) => void }) {
  return (
    <section className={styles.books} aria-label={t('Beside the lines')}>
      <SubTabs
        label={t('Beside the lines')}
        tabs={[
          { key: 'statements', label: t('Statements'), content: <StatementFiles onOpen={onOpenFile} /> },
          { key: 'groups', label: t('Groups'), content: <Groups /> },
          { key: 'assets', label: t('Assets'), content: <ReconAssets /> },
          { key: 'claims', label: t('Claims'), content: <ReconClaims /> },
        ]}
      />
    </section>
  );
}

function ReconAssets() {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getReconAssets, { matterID }, { quiet: true });
  const { links } = useCashLinks();
  const save = useCall(reconCalls.saveReconAsset);
  return (
    <Loaded read={read}>
      {(assets) => (
        <DueTable
          words={{
            what: t('Asset'),
            due: t('Expected'),
            moved: t('Received'),
            none: t('No asset is to bring money yet.'),
          }}
          rows={assets.map((row) => ({
            key: row.assetID,
            name: row.name,
            due: row.expectedAmount,
            moved: row.receivedAmount,
            open: row.openAmount,
            notes: row.notes,
          }))}
          choices={links.assetID.map(({ value, label }) => ({ value: Number(value), label }))}
          isSaving={save.isRunning}
          onSave={(assetID, expectedAmount, notes) =>
            save.run({
              matterID,
              assetID,
              expectedAmount,
              notes,
              version: assets.find((row) => row.assetID === assetID)?.version ?? null,
            })
          }
        />
      )}
    </Loaded>
  );
}

function ReconClaims() {
  const { id: matterID } = useMatter();
  const read = useRead(reconClaimCalls.getbymatterid, { matterID }, { quiet: true });
  const debts = useRead(liabilityCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const save = useCall(reconClaimCalls.save);
  const remove = useCall(reconClaimCalls._delete);
  return (
    <Loaded read={read}>
      {(claims) => {
        const rowOf = (liabilityID: number) => claims.find((claim) => claim.liabilityID === liabilityID);
        return (
          <DueTable
            words={{
              what: t('Claim'),
              due: t('To be paid'),
              moved: t('Paid'),
              none: t('No claim is set down. A debt that is paid in part is set down here with what is paid of it.'),
            }}
            rows={claims.map((row) => ({
              key: row.liabilityID,
              name: row.creditorName,
              due: row.amount,
              moved: row.paidAmount,
              open: row.openAmount,
              notes: row.notes,
            }))}
            choices={debts.map(({ id, creditorName, amount }) => ({ value: id, label: creditorName, amount }))}
            isSaving={save.isRunning}
            onSave={(liabilityID, amount, notes) => {
              const row = rowOf(liabilityID);
              save.run({ matterID, liabilityID, amount, notes, ...(row && { id: row.id, version: row.version }) });
            }}
            onRemove={(liabilityID) => remove.run({ id: rowOf(liabilityID)!.id })}
          />
        );
      }}
    </Loaded>
  );
}
