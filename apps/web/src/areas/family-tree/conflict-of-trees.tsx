import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { compareDrafts } from './conflict';
import type { FamilyDraft } from './family-draft';

interface ConflictOfTreesProps {
  readonly mine: FamilyDraft;
  readonly theirs: FamilyDraft;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onCancel: () => void;
}

/** Somebody else saved the family first: who differs, and which of the two stays. */
export function ConflictOfTrees({ mine, theirs, isSaving, ...on }: ConflictOfTreesProps) {
  const { onlyMine, onlyTheirs, changed } = compareDrafts(mine, theirs);
  const lists = [
    [t('Only in your version'), onlyMine],
    [t('Only in theirs'), onlyTheirs],
    [t('Different in each version'), changed],
  ] as const;
  return (
    <SharedModal
      opened
      title={t('Someone else saved this first')}
      cancelLabel={t('Keep editing')}
      saveLabel={t('Save mine over it')}
      extra={{ label: t('Use their version'), onClick: on.onTakeTheirs }}
      isSaving={isSaving}
      onCancel={on.onCancel}
      onSave={on.onKeepMine}
    >
      <p style={{ marginTop: 0 }}>
        {t(
          'Saving your version keeps the people they added. Using their version discards what you have drawn since you opened the tree.',
        )}
      </p>
      <dl>
        {lists
          .filter(([, names]) => names.length > 0)
          .map(([label, names]) => (
            <div key={label}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </SharedModal>
  );
}
