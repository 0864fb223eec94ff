import { intakePapers } from '@boedel/domain/family-intake/intake-steps';
import { useId } from 'react';
import { t } from '../../i18n/t';
import type { FamilyItem, useFamilyCalls } from './family.queries';
import styles from './family.module.css';
import { GivenItem } from './given-item';

interface PapersStepProps {
  readonly items: readonly FamilyItem[];
  readonly calls: ReturnType<typeof useFamilyCalls>;
}

/** Each paper with its own button: a photograph will do. */
export function PapersStep({ items, calls }: PapersStepProps) {
  return (
    <ul className={styles.papers}>
      {Object.entries(intakePapers).map(([paper, { label }]) => (
        <li key={paper}>
          <PaperToSend paper={paper} label={t(label)} calls={calls} />
          {items
            .filter(({ answers }) => answers['paper'] === paper)
            .map((item) => (
              <GivenItem key={item.id} item={item} calls={calls} />
            ))}
        </li>
      ))}
    </ul>
  );
}

function PaperToSend({
  paper,
  label,
  calls: { sendPaper },
}: { paper: string; label: string } & Pick<PapersStepProps, 'calls'>) {
  const id = useId();
  return (
    <div className={styles.paper}>
      <span>{label}</span>
      <label htmlFor={id} data-busy={sendPaper.isRunning || undefined}>
        {t('Send it')}
        <span className={styles.unseen}>: {label}</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/*,application/pdf"
        className={styles.unseen}
        disabled={sendPaper.isRunning}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) sendPaper.run({ paper }, { files: [file] });
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
