import type { WireAnswer } from '@boedel/contract/call';
import { systemType } from '@boedel/contract/fixed/system-types';
import { templateCalls } from '@boedel/contract/templates/templates.calls';
import { Button, Select, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTabs } from '../../ui/page-tabs';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { templateKindLabels } from './template-kind-labels';
import styles from './templates.module.css';
import { nameLanguage } from './language-name';

type TemplateListRow = WireAnswer<typeof templateCalls.getlist>[number];

const nameSystemTypes = (ids: readonly number[]): string =>
  ids.map((id) => t(systemType[String(id) as keyof typeof systemType])).join(', ');

const columns: readonly ListColumn<TemplateListRow>[] = [
  { key: 'templateTypeID', title: markPhrase('No.'), kind: 'number' },
  { key: 'title', title: markPhrase('Template'), strong: true, wraps: true, render: ({ title }) => t(title) },
  { key: 'kind', title: markPhrase('Kind'), render: ({ kind }) => t(templateKindLabels[kind]) },
  {
    key: 'systemTypeIDs',
    title: markPhrase('System types'),
    sortable: false,
    long: true,
    value: ({ systemTypeIDs }) => nameSystemTypes(systemTypeIDs),
  },
  {
    key: 'language',
    title: markPhrase('Language'),
    render: ({ language }) => nameLanguage(language),
  },
  {
    key: 'isChanged',
    title: markPhrase('Text'),
    render: ({ isStandard, isChanged }) =>
      isChanged ? (
        <StatusBadge tone="info">{t('Own text')}</StatusBadge>
      ) : isStandard ? (
        t('Standard')
      ) : (
        t('Custom template')
      ),
  },
];

/** Standard templates are opened as the text of the firm they may become; the firm's own as themselves. */
export const toTemplateHref = ({ id, isStandard }: Pick<TemplateListRow, 'id' | 'isStandard'>): string =>
  isStandard ? `/details/templateNew/${id}/true` : `/details/template/${id}`;

/** A letter the firm has in Word becomes a template, and is opened to be looked through. */
function ImportWord() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const take = useCall(templateCalls.importword, {
    says: t('The letter is now a template. Check it: Word fields that we do not know are marked «words».'),
    onDone: ({ id }) => void navigate({ to: `/details/template/${id}` }),
  });
  return (
    <>
      <Button variant="default" loading={take.isRunning} onClick={() => input.current?.click()}>
        {t('Import a Word letter')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx"
        aria-label={t('Import a Word letter')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) take.run({}, { files });
        }}
      />
    </>
  );
}

/** Every template of the firm: those of the catalogue, its own, of one type or all. */
export function TemplateListPage() {
  const [tab] = useAddressState('tab');
  const [type, setType] = useAddressState('type');
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const read = useRead(templateCalls.getlist);
  const which = tab === 'own' ? 'own' : 'standard';
  return (
    <>
      <PageTitle title={t('Templates')} about={t('Letters, forms and notices that are filled in from a matter.')}>
        <Button
          variant="default"
          onClick={() => void download(templateCalls.viewRawTemplate, { query: {} }).catch(() => undefined)}
        >
          {t('Training manual')}
        </Button>
        <ImportWord />
        <Button component={Link} to="/details/templateNew/0/false">
          {t('New template')}
        </Button>
      </PageTitle>
      <PageTabs
        label={t('Templates')}
        current={which}
        tabs={[
          { key: 'standard', label: t('Standard') },
          { key: 'own', label: t('Own') },
        ]}
      />
      <div className={styles.bar}>
        <TextInput
          size="xs"
          aria-label={t('Search templates')}
          placeholder={t('Search templates')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          size="xs"
          clearable
          aria-label={t('System type')}
          placeholder={t('All system types')}
          data={Object.entries(systemType).map(([value, label]) => ({ value, label: t(label) }))}
          value={type || null}
          onChange={(value) => setType(value ?? '')}
        />
      </div>
      <Loaded read={read}>
        {(all) => {
          const rows = all.filter(
            ({ isStandard, systemTypeIDs, title }) =>
              isStandard === (which === 'standard') &&
              (!type || systemTypeIDs.includes(Number(type))) &&
              t(title).toLowerCase().includes(typed.trim().toLowerCase()),
          );
          return rows.length === 0 ? (
            <Empty sentence={t('No templates yet.')} />
          ) : (
            <ListTable
              label={t('Templates')}
              rows={rows}
              columns={columns}
              rowKey={({ id, isStandard }) => `${isStandard}${id}`}
              hrefOf={toTemplateHref}
              onOpen={(row) => void navigate({ to: toTemplateHref(row) })}
            />
          );
        }}
      </Loaded>
    </>
  );
}
