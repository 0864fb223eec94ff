import { templateCalls } from '@boedel/contract/templates/templates.calls';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../ui/format';
import { Diff } from './diff';
import styles from './templates.module.css';

interface TemplateEditionsProps {
  readonly templateId: number;
  /** The text as it stands in the editor. */
  readonly now: string;
  readonly onTake: (content: string) => void;
}

/** Earlier texts of a template, each compared with the one in the editor, and taken up again. */
export function Editions({ templateId, now, onTake }: TemplateEditionsProps) {
  const read = useRead(templateCalls.getversions, { id: templateId }, { quiet: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const edition = read.data?.find(({ number }) => String(number) === chosen);
  if (!read.data || read.data.length < 2) return null;
  return (
    <section aria-label={t('Versions')}>
      <div className={styles.bar}>
        <Select
          size="xs"
          clearable
          aria-label={t('Compare with version')}
          placeholder={t('Compare with version')}
          data={read.data.map(({ number, by, at }) => ({
            value: String(number),
            label: `${number} · ${by} · ${formatDateTime(at)}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {edition && (
          <Button size="compact-sm" variant="default" onClick={() => onTake(edition.content)}>
            {t('Use this text')}
          </Button>
        )}
      </div>
      {edition && <Diff before={edition.content} after={now} />}
    </section>
  );
}
