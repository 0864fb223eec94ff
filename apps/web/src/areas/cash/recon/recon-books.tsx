import { reconCalls, reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { useCall, useRead } from '../../../client/hooks';
import { useClaims } from '../../../client/record/claim-choices';
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
    <section className={styles.books} aria-label={t('Next to the lines')}>
      <SubTabs
        label={t('Next to the lines')}
        tabs={[
          {
            key: 'statements',
            label: t('Statements'),
            content: <StatementFiles onOpen={onOpenFile} none={t('No statements imported.')} />,
          },
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
            none: t('No assets to collect or sell.'),
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

interface PayableOption {
  readonly value: number;
  readonly label: string;
  readonly amount?: number;
}

function ReconClaims() {
  const { systemTypeID } = useMatter();
  return systemTypeID === systemType.liquidation ? <OfCreditors /> : <OfDebts />;
}

function OfDebts() {
  const { id: matterID } = useMatter();
  const debts = useRead(liabilityCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  return (
    <ClaimsToPay
      of="liabilityID"
      none={t('No claims. Add a debt here if it is paid in part, with the part that is paid.')}
      choices={debts.map(({ id, creditorName, amount }) => ({ value: id, label: creditorName, amount }))}
    />
  );
}

/** Claims against an insolvent estate: what is paid on each is a dividend. */
function OfCreditors() {
  const choices = useClaims().map(({ value, label }) => ({ value: Number(value), label }));
  return (
    <ClaimsToPay
      of="claimID"
      none={t('No payments due on claims. Add what will be paid on a claim, then match it to a bank line.')}
      choices={choices}
    />
  );
}

function ClaimsToPay({
  of,
  none,
  choices,
}: {
  readonly of: 'liabilityID' | 'claimID';
  readonly none: string;
  readonly choices: readonly PayableOption[];
}) {
  const { id: matterID } = useMatter();
  const read = useRead(reconClaimCalls.getbymatterid, { matterID }, { quiet: true });
  const save = useCall(reconClaimCalls.save);
  const remove = useCall(reconClaimCalls._delete);
  return (
    <Loaded read={read}>
      {(claims) => {
        const findRow = (key: number) => claims.find((claim) => claim[of] === key);
        return (
          <DueTable
            words={{ what: t('Claim'), due: t('To be paid'), moved: t('Paid'), none }}
            rows={claims.map((row) => ({
              key: row[of]!,
              name: row.creditorName,
              due: row.amount,
              moved: row.paidAmount,
              open: row.openAmount,
              notes: row.notes,
            }))}
            choices={choices}
            isSaving={save.isRunning}
            onSave={(key, amount, notes) => {
              const row = findRow(key);
              save.run({ matterID, [of]: key, amount, notes, ...(row && { id: row.id, version: row.version }) });
            }}
            onRemove={(key) => remove.run({ id: findRow(key)!.id })}
          />
        );
      }}
    </Loaded>
  );
}
