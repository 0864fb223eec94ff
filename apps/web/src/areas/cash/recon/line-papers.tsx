import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';
import type { ReconLine } from './use-recon';

const parseId = (value: string): number | null => (value === '' ? null : Number(value));
const formatId = (id: number | null | undefined): string => (id ? String(id) : '');

/** What a person adds to a line: its group, and once it is matched its voucher and the paper behind it. */
export function LinePapers({ line }: { readonly line: ReconLine }) {
  const { id: matterID, mayCapture } = useMatter();
  const groups = useRead(reconCalls.getGroups, { matterID }, { quiet: true }).data ?? [];
  const papers = useRead(
    documentCalls.getbymatterid,
    { matterID, skip: 0, take: 200 },
    { quiet: true, enabled: line.match !== null },
  );
  const [group, setGroup] = useState(formatId(line.groupID));
  const [voucher, setVoucher] = useState(line.match?.voucher ?? '');
  const [paper, setPaper] = useState(formatId(line.match?.documentID));
  const save = useCall(reconCalls.saveTransaction);
  const remove = useCall(reconCalls.deleteTransaction);
  const isChanged =
    group !== formatId(line.groupID) ||
    (line.match !== null && (voucher !== (line.match.voucher ?? '') || paper !== formatId(line.match.documentID)));
  const savePapers = (): void =>
    save.run({
      matterID,
      id: line.id,
      version: line.version,
      description: null,
      reference: null,
      groupID: parseId(group),
      voucher: voucher.trim() || null,
      documentID: parseId(paper),
    });
  return (
    <div className={styles.papers}>
      <NativeSelect
        size="xs"
        label={t('Group')}
        value={group}
        disabled={!mayCapture}
        onChange={(event) => setGroup(event.currentTarget.value)}
        data={[{ value: '', label: t('None') }, ...groups.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      {line.match && (
        <>
          <TextInput
            size="xs"
            label={t('Voucher')}
            maxLength={40}
            value={voucher}
            disabled={!mayCapture || line.isExported}
            onChange={(event) => setVoucher(event.currentTarget.value)}
          />
          <NativeSelect
            size="xs"
            label={t('Document')}
            value={paper}
            disabled={!mayCapture}
            onChange={(event) => setPaper(event.currentTarget.value)}
            data={[
              { value: '', label: t('None') },
              ...(papers.data?.rows ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        </>
      )}
      {isChanged && (
        <Button size="xs" loading={save.isRunning} onClick={savePapers}>
          {t('Save')}
        </Button>
      )}
      {line.statementID === null && line.match === null && mayCapture && (
        <Button size="xs" variant="subtle" loading={remove.isRunning} onClick={() => remove.run({ id: line.id })}>
          {t('Remove line')}
        </Button>
      )}
    </div>
  );
}
