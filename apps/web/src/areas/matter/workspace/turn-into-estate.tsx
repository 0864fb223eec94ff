import { systemType } from '@boedel/domain/matter/kinds';
import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { useState } from 'react';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { DateField } from '../../../ui/fields/date-field';
import { useMatter } from '../../../ui/the-matter';

/** A client or patient who has died: the matter goes on as an estate, with its parties, dates and papers. */
export function TurnIntoEstate({ onClose }: { onClose: () => void }) {
  const matter = useMatter();
  const [died, setDied] = useState<string | null>(null);
  const turn = useCall(turnIntoEstateCalls.changeSystemTypeToDeceased, {
    says: t('The matter goes on as a deceased estate.'),
    onDone: onClose,
  });
  return (
    <SharedModal
      opened
      size="md"
      title={t('Convert to deceased estate')}
      saveLabel={t('Turn into an estate')}
      isSaving={turn.isRunning}
      onCancel={onClose}
      onSave={() => turn.run({ id: matter.id, dateOfDeath: died })}
    >
      <p style={{ marginTop: 0 }}>
        {t('{name} keeps its parties, dates, notes and documents, and gets the tabs and dates of an estate.', {
          name: matter.name,
        })}
      </p>
      {matter.systemTypeID === systemType.curatorship && (
        <p>
          {t(
            'Lodge the final account up to the date of death first. Without it, we claim the remuneration and the Master’s fee that the account shows now. The curator’s office ends with the death, and an executor must be appointed.',
          )}
        </p>
      )}
      <DateField label={t('Date of death')} value={died} onChange={(value) => setDied(value as string | null)} />
    </SharedModal>
  );
}
