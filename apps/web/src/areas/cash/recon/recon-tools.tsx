import type { WireAnswer } from '@boedel/contract/call';
import type { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { BatchesDialog } from './batches-dialog';
import { PastelDialog } from './pastel-dialog';
import { ReconciliationDialog } from './reconciliation-dialog';
import { RulesDialog } from './rules-dialog';

type ReconToolsAccount = WireAnswer<typeof bankAccountCalls.getAccounts>[number];

interface ReconToolsProps {
  readonly accounts: readonly ReconToolsAccount[];
  readonly account: ReconToolsAccount;
  readonly onChoose: (id: number) => void;
}

/** Which account, and what is made of its matched lines. */
export function ReconTools({ accounts, account, onChoose }: ReconToolsProps) {
  const [dialog, setDialog] = useState<'reconciliation' | 'pastel' | 'rules' | 'batches'>();
  return (
    <>
      {accounts.length > 1 && (
        <Select
          size="sm"
          aria-label={t('Bank account')}
          data={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(account.id)}
          allowDeselect={false}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      <Button variant="default" onClick={() => setDialog('rules')}>
        {t('Matching rules')}
      </Button>
      <Button variant="default" onClick={() => setDialog('batches')}>
        {t('Accepted together')}
      </Button>
      <Button variant="default" onClick={() => setDialog('pastel')}>
        {t('Sage Pastel')}
      </Button>
      <Button variant="default" onClick={() => setDialog('reconciliation')}>
        {t('Reconciliation statement')}
      </Button>
      {dialog === 'reconciliation' && (
        <ReconciliationDialog bankAccountID={account.id} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'rules' && <RulesDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'batches' && <BatchesDialog bankAccountID={account.id} onClose={() => setDialog(undefined)} />}
      {dialog === 'pastel' && <PastelDialog bankAccountID={account.id} onClose={() => setDialog(undefined)} />}
    </>
  );
}
