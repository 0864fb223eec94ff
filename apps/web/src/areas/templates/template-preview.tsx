import type { WireAnswer } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { paperCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { t, translate } from '../../i18n/t';
import { PaperView } from '../../ui/paper/paper-view';
import styles from './templates.module.css';

interface TemplatePreviewProps {
  readonly content: string;
  readonly systemTypeIDs: readonly number[];
  readonly templateId: number | null;
  readonly language: 'en' | 'af';
}

/** The template filled from a real matter while it is written; what cannot be read or is not known is said instead. */
export function TemplatePreview({ content, systemTypeIDs, templateId, language }: TemplatePreviewProps) {
  const [settled] = useDebouncedValue(content, 400);
  const [chosen, setChosen] = useState<string | null>(null);
  const matters = useRead(matterCalls.getMatterList, { take: 100 }, { quiet: true });
  const offered = (matters.data?.rows ?? []).filter((row) => systemTypeIDs.includes(row.systemTypeID));
  const matterID = Number(chosen ?? offered[0]?.id ?? 0);
  const types = [...systemTypeIDs];
  const checked = useQuery({
    queryKey: [templateCalls.check.path, settled, types],
    queryFn: ({ signal }) =>
      send(templateCalls.check, { body: { content: settled, systemTypeIDs: types } }, { signal, quiet: true }),
  });
  const faults = checked.data?.faults ?? [];
  const shown = useQuery<WireAnswer<typeof paperCalls.previewmattertemplate>, Error>({
    queryKey: [paperCalls.previewmattertemplate.path, settled, matterID, templateId, language],
    enabled: matterID > 0 && checked.data?.faults.length === 0,
    placeholderData: (last) => last,
    retry: false,
    queryFn: ({ signal }) =>
      send(
        paperCalls.previewmattertemplate,
        { body: { matterID, content: settled, language, ...(templateId && { templateID: templateId }) } },
        { signal, quiet: true },
      ),
  });
  return (
    <section aria-label={t('Preview')}>
      <div className={styles.bar}>
        <Select
          size="xs"
          searchable
          className={styles.matter}
          aria-label={t('Preview with a matter')}
          placeholder={t('Preview with a matter')}
          data={offered.map(({ id, reference, name }) => ({ value: String(id), label: `${reference} ${name}` }))}
          value={matterID > 0 ? String(matterID) : null}
          onChange={setChosen}
        />
        {shown.data && shown.data.missing.length > 0 && (
          <span>{t('{count} fields have no value in this matter.', { count: shown.data.missing.length })}</span>
        )}
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{translate(fault as never)}</li>
          ))}
        </ul>
      )}
      {(checked.error ?? shown.error) && (
        <p className={styles.faults} role="alert">
          {t((checked.error ?? shown.error)!.message)}
        </p>
      )}
      {shown.data && <PaperView paper={shown.data.paper} />}
    </section>
  );
}
