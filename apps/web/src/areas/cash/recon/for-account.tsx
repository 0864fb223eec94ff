import type { WireAnswer } from '@boedel/contract/call';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../client/hooks';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { ReconTools } from './recon-tools';

type ReconBankAccount = WireAnswer<typeof bankAccountCalls.getAccounts>[number];

interface ReconAccountProps {
  /** The account, and the tools to choose another and to make something of its matched lines. */
  readonly children: (account: ReconBankAccount | undefined, tools: ReactNode) => ReactNode;
}

/** The account somebody chose; else one that has lines of the bank, the main one first. */
export function ForAccount({ children }: ReconAccountProps) {
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getAccounts, { matterID }, { quiet: true });
  const [chosen, setChosen] = useState<number>();
  return (
    <Loaded read={accounts}>
      {(rows) => {
        const account =
          rows.find(({ id }) => id === chosen) ??
          rows.find(({ isMain, hasLines }) => isMain && hasLines) ??
          rows.find(({ hasLines }) => hasLines) ??
          rows.find(({ isMain }) => isMain) ??
          rows[0];
        return children(account, account && <ReconTools accounts={rows} account={account} onChoose={setChosen} />);
      }}
    </Loaded>
  );
}
