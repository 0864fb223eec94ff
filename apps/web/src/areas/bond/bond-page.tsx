import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { bonds as record } from '@boedel/contract/bond/bond.record';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { changedRowSchema, newRowSchema } from '@boedel/contract/record/matter-record';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { Papers } from '../../client/papers';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { RemoveRowDialog } from '../../client/record/remove-row-dialog';
import { t } from '../../i18n/t';
import type { SetAddressState } from '../../ui/address-state';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { StatusBadge } from '../../ui/figures/status-badge';
import { OnlyCapture } from '../../ui/only-capture';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordPage } from '../../ui/record/record-page';
import { listRecordSections } from '../../ui/record/record-sections';
import { Empty } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { BondSteps } from './bond-steps';
import { BondTrail } from './bond-trail';
import { statusLabels } from './bond-words';
import { type BondAnswer, bondKit, useSecurity } from './bond.queries';

interface BondPageProps {
  readonly bonds: readonly BondAnswer[];
  /** The id in the address, or 'new'. */
  readonly opened: string;
  readonly onOpen: SetAddressState;
}

const { fields } = record;

/** One bond: what was applied for and issued, its premium, reductions, release, papers and trail. */
export function BondPage({ bonds, opened, onOpen }: BondPageProps) {
  const matter = useMatter();
  const security = useSecurity(matter.id);
  const bond = bonds.find(({ id }) => String(id) === opened);
  const isNew = opened === 'new';
  const [isRemoving, setRemoving] = useState(false);
  const today = useToday();
  const links = useDirectoryChoices(fields);
  const add = useCall(bondCalls.add, { onDone: ({ id }) => onOpen(String(id), { isSaved: true }) });
  const update = useCall(bondCalls.update);
  if (!bond && !isNew) {
    return <Empty sentence={t('This bond no longer exists.')} action={<Back onClick={() => onOpen('')} />} />;
  }
  if (isNew && !security.data) return null;
  const acting = security.data?.principals.filter(({ isExempt }) => !isExempt).map(({ name }) => name) ?? [];
  const begins = {
    matterID: matter.id,
    ...createEmptyValues(fields),
    amount: security.data?.cover.gap || null,
    principal: acting.join(', ') || null,
    appliedDate: today,
  };
  return (
    <>
      <RecordPage<object>
        key={bond?.id ?? 'new'}
        title={bond ? (bond.number ?? bond.providerName) : t('Apply for a bond')}
        about={bond && <StatusBadge tone={statusLabels[bond.status][1]}>{t(statusLabels[bond.status][0])}</StatusBadge>}
        actions={
          <>
            <Back onClick={() => onOpen('')} />
            {bond && bond.issuedDate === null && (
              <OnlyCapture>
                <Button variant="default" onClick={() => setRemoving(true)}>
                  {t('Remove')}
                </Button>
              </OnlyCapture>
            )}
          </>
        }
        sections={listRecordSections(fields, { matter, links })}
        schema={addCheckedFields(isNew ? newRowSchema(record) : changedRowSchema(record), fields, matter.country)}
        value={bond ?? begins}
        call={isNew ? add : update}
        readOnly={!matter.mayCapture}
        isNew={isNew}
      >
        {bond && (
          <>
            <BondSteps bond={bond} />
            <BondPapers bond={bond} />
            <BondTrail bond={bond} />
          </>
        )}
      </RecordPage>
      {isRemoving && bond && (
        <RemoveRowDialog
          kit={bondKit}
          row={{ ...bond }}
          onRemoved={() => onOpen('', { isSaved: true })}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function BondPapers({ bond }: { bond: BondAnswer }) {
  const read = useRead(documentCalls.getbybondid, { bondID: bond.id });
  return (
    <Papers
      read={read}
      about={{ bondID: bond.id }}
      none={t('No documents for this bond.')}
      says={t('Added to the bond.')}
    />
  );
}

const Back = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onClick}>
    {t('All bonds')}
  </Button>
);
