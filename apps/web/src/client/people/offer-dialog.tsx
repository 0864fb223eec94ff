import { peopleCalls } from '@boedel/contract/people/people.calls';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useCall } from '../hooks';
import { translateFieldName, listWord, translatePersonRole, formatFieldValue } from './people-words';
import type { PersonOffer } from './people.queries';
import styles from './people.module.css';

type OfferTarget = PersonOffer['to'][number];
type TickedFields = ReadonlySet<string>;
const toTickKey = ({ record }: OfferTarget, field: string): string => `${record.source} ${record.id} ${field}`;

/** Everything that follows is ticked; a conflict waits for somebody to decide. */
const tickOffered = (offer: PersonOffer): TickedFields =>
  new Set(
    offer.to.flatMap((target) =>
      target.said
        ? []
        : target.fields.filter(({ isConflict }) => !isConflict).map(({ field }) => toTickKey(target, field)),
    ),
  );

/** Other records of the same person, and what they would say instead: ticked, seen, written in one go. */
export function OfferDialog({ offer, onClose }: { offer: PersonOffer; onClose: () => void }) {
  const [ticked, setTicked] = useState(() => tickOffered(offer));
  const change = useCall(peopleCalls.change, {
    says: t('Other records updated.'),
    onDone: onClose,
  });
  const to = offer.to.flatMap((target) => {
    const fields = target.fields.map(({ field }) => field).filter((field) => ticked.has(toTickKey(target, field)));
    const { source, id, version } = target.record;
    return fields.length === 0 ? [] : [{ source, id, version, fields }];
  });
  const toggle = (tick: string): void =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(tick)) next.add(tick);
      return next;
    });
  const { source, id, version, listName } = offer.from;
  return (
    <SharedModal
      opened
      size="lg"
      title={t('{name} has other records', { name: listName })}
      saveLabel={t('Change {count} records', { count: to.length })}
      saveDisabled={to.length === 0}
      isSaving={change.isRunning}
      hasUnsaved={false}
      onCancel={onClose}
      onSave={() => change.run({ from: { source, id, version }, to })}
    >
      <p>
        {t('You can make the same changes there. Details that already differ stay as they are unless you tick them.')}
      </p>
      {offer.to.map((target) => (
        <section key={`${target.record.source} ${target.record.id}`} className={styles.record}>
          <h4>
            {target.record.part
              ? `${target.record.part.reference} ${target.record.part.matterName}`
              : listWord(target.record.source)}
            <small>{target.record.part ? translatePersonRole(target.record.part) : target.record.listName}</small>
          </h4>
          {target.said && <p>{translate(target.said)}</p>}
          <table className={styles.offered}>
            <tbody>
              {target.fields.map(({ field, now, after, isConflict }) => (
                <tr key={field}>
                  <td>
                    <Checkbox
                      label={translateFieldName(field, target.record.kind)}
                      disabled={target.said !== undefined}
                      checked={ticked.has(toTickKey(target, field))}
                      onChange={() => toggle(toTickKey(target, field))}
                    />
                  </td>
                  <td>
                    {now !== null && <s>{formatFieldValue(field, now)}</s>} {formatFieldValue(field, after)}
                  </td>
                  <td>{isConflict && <StatusBadge tone="warn">{t('Says something else')}</StatusBadge>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </SharedModal>
  );
}
