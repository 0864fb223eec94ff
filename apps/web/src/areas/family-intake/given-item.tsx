import { markPhrase, t, translate } from '../../i18n/t';
import { PlainButton } from '../../ui/plain/plain';
import type { FamilyItem, useFamilyCalls } from './family.queries';
import styles from './family.module.css';

const answerStateLabels = {
  given: markPhrase('Saved'),
  accepted: markPhrase('Added to our file'),
  refused: markPhrase('Please check again'),
} as const;

/** Something that was told: what became of it, and the way to change it. */
export function GivenItem({
  item,
  calls: { remove },
  onOpen,
}: {
  item: FamilyItem;
  calls: Pick<ReturnType<typeof useFamilyCalls>, 'remove'>;
  onOpen?: () => void;
}) {
  const name = item.fileName ?? translate(item.name);
  const mayChange = item.state !== 'accepted';
  return (
    <div className={styles.given} data-state={item.state}>
      <span>
        {name}
        <small>{t(answerStateLabels[item.state])}</small>
        {item.reason && <small className={styles.wrong}>{item.reason}</small>}
      </span>
      {mayChange && onOpen && (
        <PlainButton onClick={onOpen} aria-label={t('Change {name}', { name })}>
          {t('Change')}
        </PlainButton>
      )}
      {mayChange && (
        <PlainButton
          busy={remove.isRunning}
          aria-label={t('Withdraw {name}', { name })}
          onClick={() => remove.run({ itemID: item.id, version: item.version })}
        >
          {t('Withdraw')}
        </PlainButton>
      )}
    </div>
  );
}
