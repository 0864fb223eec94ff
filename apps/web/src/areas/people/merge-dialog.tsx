import type { WireAnswer } from '@boedel/contract/call';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import type { PersonParticular } from '@boedel/domain/people/offer';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { translateFieldName, listWord, translatePersonRole, formatFieldValue } from '../../client/people/people-words';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Loaded } from '../../ui/states';
import { WarnBox } from '../../ui/warn-box';
import styles from './people.module.css';

type MergePreviewAnswer = WireAnswer<typeof peopleCalls.previewMerge>;
type MergeDifference = MergePreviewAnswer['differences'][number];
/** By field, the record whose value holds; 'each' leaves them as they are. */
type MergeChoices = Readonly<Partial<Record<PersonParticular, string>>>;

interface MergeDialogProps {
  readonly keepID: number;
  readonly goneID: number;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Two who are one: what each record says, which value holds, and what stands in the way, before anything is done. */
export function MergeDialog({ keepID, goneID, onMerged, onClose }: MergeDialogProps) {
  const [isMerging, setMerging] = useState(false);
  const [refused, setRefused] = useState<string>();
  // Once they are one there is nothing left to preview.
  const read = useRead(peopleCalls.previewMerge, { keepID, goneID }, { quiet: true, enabled: !isMerging });
  const [chosen, setChosen] = useState<MergeChoices>({});
  const merge = useCall(peopleCalls.merge, {
    says: t('They are now one person. You can undo this on this page.'),
    onDone: onMerged,
    onError: (error) => {
      setMerging(false);
      setRefused(error.message);
      void read.refetch();
    },
  });
  const preview = read.data;
  const save = (): void => {
    if (!preview) return;
    const takes = Object.entries(chosen).flatMap(([field, key]) => {
      const from = preview.records.find((record) => `${record.source} ${record.id}` === key);
      return from ? [{ field: field as PersonParticular, from: { source: from.source, id: from.id } }] : [];
    });
    setMerging(true);
    setRefused(undefined);
    merge.run({ keepID, goneID, takes, seen: preview.seen });
  };
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Merge two who are one')}
      saveLabel={t('Merge')}
      saveDisabled={!preview || preview.says.length > 0}
      isSaving={merge.isRunning}
      hasUnsaved={false}
      onCancel={onClose}
      onSave={save}
    >
      <Loaded read={read}>
        {(shown) => (
          <>
            {refused && <WarnBox>{t(refused)}</WarnBox>}
            {shown.says.map(({ sentence, said }) => (
              <WarnBox key={sentence}>{translate(said ?? sentence)}</WarnBox>
            ))}
            <p className={styles.about}>
              {t(
                '{gone} becomes {keep}: {count} records then belong to one person. Nothing is removed, and you can undo this.',
                {
                  gone: shown.gone.listName,
                  keep: shown.keep.listName,
                  count: shown.records.length + shown.hiddenCount,
                },
              )}
            </p>
            <ul className={styles.places}>
              {shown.records.map((record) => (
                <li key={`${record.source} ${record.id}`}>
                  <strong>{record.listName}</strong> <Place record={record} />
                </li>
              ))}
              {shown.hiddenCount > 0 && (
                <li>{t('{count} more in matters you cannot see', { count: shown.hiddenCount })}</li>
              )}
            </ul>
            {shown.standsTwice.map((part) => (
              <WarnBox key={`${part.matterID} ${part.role}`}>
                {t('Both are {role} in {reference}. Remove one of the two records there afterwards.', {
                  reference: part.reference,
                  role: translatePersonRole(part),
                })}
              </WarnBox>
            ))}
            {shown.says.length === 0 && shown.differences.length > 0 && (
              <>
                <h3 className={styles.heading}>{t('What they say differently')}</h3>
                {shown.differences.map((difference) => (
                  <Choice
                    key={difference.field}
                    difference={difference}
                    preview={shown}
                    chosen={chosen[difference.field] ?? 'each'}
                    onChoose={(key) => setChosen((now) => ({ ...now, [difference.field]: key }))}
                  />
                ))}
              </>
            )}
          </>
        )}
      </Loaded>
    </SharedModal>
  );
}

/** Where a record stands. */
export function Place({ record }: { record: MergePreviewAnswer['records'][number] }) {
  const { part, source } = record;
  return (
    <span className={styles.muted}>
      {part ? `${translatePersonRole(part)}, ${part.reference} ${part.matterName}` : listWord(source)}
    </span>
  );
}

interface MergeChoiceProps {
  readonly difference: MergeDifference;
  readonly preview: MergePreviewAnswer;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function Choice({ difference: { field, values }, preview, chosen, onChoose }: MergeChoiceProps) {
  const different = values.filter(({ text }, at) => values.findIndex((other) => other.text === text) === at);
  const findRecordName = (source: string, id: number): string => {
    const record = preview.records.find((one) => one.source === source && one.id === id);
    return record?.part?.reference ?? (record ? listWord(record.source) : '');
  };
  return (
    <Radio.Group label={translateFieldName(field, preview.records[0]?.kind)} value={chosen} onChange={onChoose} mb="sm">
      {different.map(({ source, id, text }) => (
        <Radio
          key={`${source} ${id}`}
          value={`${source} ${id}`}
          label={`${formatFieldValue(field, text)} · ${findRecordName(source, id)}`}
          mt={4}
        />
      ))}
      <Radio value="each" label={t('Do not change either record')} mt={4} />
    </Radio.Group>
  );
}
