import type { WireAnswer } from '@boedel/contract/call';
import { systemType } from '@boedel/contract/fixed/system-types';
import { defaultTemplateCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { Button, MultiSelect, SegmentedControl, Select, TextInput, Textarea } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { readTokenClaims, session } from '../../client/session';
import { t, translate } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { PageTitle } from '../../ui/page-title';
import { LeaveGuard } from '../../ui/record/leave-guard';
import { Loaded } from '../../ui/states';
import { TemplateEditor } from './editor/template-editor';
import { Editions } from './editions';
import { SavedFirst } from './saved-first';
import { templateKindLabels } from './template-kind-labels';
import { TemplatePreview } from './template-preview';
import styles from './templates.module.css';

type TemplateDetails = WireAnswer<typeof templateCalls.getbyid>;

const blank: TemplateDetails = {
  id: 0,
  title: '',
  isStandard: false,
  templateTypeID: null,
  isChanged: false,
  language: 'en',
  languages: ['en'],
  kind: 'letter',
  to: null,
  systemTypeIDs: [2],
  changedAt: null,
  version: 0,
  content:
    '[letterhead]\n[use reference]\n\nDear Sir or Madam\n\n# {letter.subject}: {main.displayName}\n\n{letter.body}\n\n[use signedByFirm]',
};

/** A template of the firm, at /details/template/{templateId}. */
export function TemplatePage() {
  const { templateId } = useParams({ strict: false }) as { templateId: string };
  const read = useRead(templateCalls.getbyid, { id: Number(templateId) });
  return <Loaded read={read}>{(template) => <Editing key={template.version} from={template} isNew={false} />}</Loaded>;
}

/** A standard template to look at, to change for the firm or to copy; or a new one. */
export function NewTemplatePage() {
  const { templateId, isStandardTemplate } = useParams({ strict: false }) as {
    templateId: string;
    isStandardTemplate: string;
  };
  const isBlank = templateId === '0';
  const isStandard = isStandardTemplate.toLowerCase() === 'true';
  const read = useRead(
    templateCalls.getbyid,
    { id: Number(templateId) || 1, isStandardTemplate: isStandard ? 'true' : 'false' },
    { enabled: !isBlank },
  );
  if (isBlank)
    return <Editing from={{ ...blank, systemTypeIDs: [readTokenClaims(session.token())?.systemType || 2] }} isNew />;
  return (
    <Loaded read={read}>
      {(template) => (
        <Editing
          key={`${template.version}${String(template.isChanged)}`}
          from={isStandard ? template : { ...template, title: t('Copy of {title}', { title: template.title }) }}
          isNew
        />
      )}
    </Loaded>
  );
}

function Editing({ from, isNew }: { from: TemplateDetails; isNew: boolean }) {
  const [title, setTitle] = useState(from.title);
  const [version, setVersion] = useState(from.version);
  const [text, setText] = useState(from.content);
  const [types, setTypes] = useState(from.systemTypeIDs.map(String));
  const [kind, setKind] = useState<TemplateDetails['kind']>(from.kind);
  const [language, setLanguage] = useState(from.language);
  const [view, setView] = useState<'page' | 'text'>('page');
  const [round, setRound] = useState(0);
  const [isGoingBack, setGoingBack] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const go = useNavigate();
  const own = useRead(defaultTemplateCalls.getlist, undefined, {
    enabled: from.isStandard && from.isChanged,
    quiet: true,
  });
  const ownId = own.data?.find(({ templateTypeID }) => templateTypeID === from.id)?.id;
  const says = t('Template saved.');
  const toList = (): void => {
    setSaved(true);
    void go({ to: '/templates' });
  };
  const openSaved = ({ id }: { id: number }): void => {
    setSaved(true);
    void go({ to: `/details/template/${id}` });
  };
  const add = useCall(templateCalls.add, { says, onDone: openSaved });
  const update = useCall(templateCalls.update, { says });
  const addDefault = useCall(defaultTemplateCalls.add, { says, onDone: toList });
  const updateDefault = useCall(defaultTemplateCalls.update, { says });
  const back = useCall(defaultTemplateCalls._delete, {
    says: t('Standard text restored.'),
    onDone: () => setGoingBack(false),
  });
  const remove = useCall(templateCalls._delete, { says: t('Template removed.'), onDone: toList });
  const values = {
    title,
    content: text,
    language,
    kind,
    systemTypeIDs: types.map(Number),
    templateTypeID: from.templateTypeID,
  };
  const isDirty =
    !isSaved &&
    (title !== from.title ||
      text !== from.content ||
      kind !== from.kind ||
      language !== from.language ||
      types.join() !== from.systemTypeIDs.join());
  const theirs = (update.conflict ?? updateDefault.conflict)?.theirs as TemplateDetails | undefined;
  const body = readBody(text);
  const unread = isRefused(body) ? body.refusals[0] : undefined;
  const save = (of: number): void => {
    if (ownId !== undefined) updateDefault.run({ id: ownId, title, content: text, version: of });
    else update.run({ id: from.id, version: of, ...values });
  };
  const takeEdition = (content: string): void => {
    setText(content);
    setRound(round + 1);
  };
  return (
    <>
      <LeaveGuard isDirty={() => isDirty} />
      <PageTitle
        title={from.title || t('New template')}
        about={from.isStandard ? t('Standard template {number}', { number: from.id }) : t('Firm template')}
      >
        {from.isStandard && (
          <>
            {ownId !== undefined && (
              <Button variant="default" onClick={() => setGoingBack(true)}>
                {t('Restore standard')}
              </Button>
            )}
            <Button
              variant="default"
              loading={add.isRunning}
              onClick={() => add.run({ ...values, title: t('Copy of {title}', { title }) })}
            >
              {t('Save as a copy')}
            </Button>
            <Button
              loading={addDefault.isRunning || updateDefault.isRunning}
              disabled={!isDirty}
              onClick={() =>
                ownId === undefined ? addDefault.run({ templateTypeID: from.id, title, content: text }) : save(version)
              }
            >
              {t('Save for firm')}
            </Button>
          </>
        )}
        {!from.isStandard && !isNew && (
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('Remove')}
          </Button>
        )}
        {!from.isStandard && (
          <Button
            loading={add.isRunning || update.isRunning}
            disabled={(!isNew && !isDirty) || unread !== undefined}
            onClick={() => (isNew ? add.run(values) : save(version))}
          >
            {t('Save')}
          </Button>
        )}
      </PageTitle>
      {theirs && (
        <SavedFirst
          theirs={theirs}
          mine={text}
          onKeepMine={() => save(theirs.version)}
          onTakeTheirs={() => {
            setTitle(theirs.title);
            setVersion(theirs.version);
            takeEdition(theirs.content);
            update.reset();
            updateDefault.reset();
          }}
        />
      )}
      <div className={styles.fields}>
        <TextInput
          label={t('Name')}
          value={title}
          maxLength={160}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <MultiSelect
          label={t('System types')}
          disabled={from.isStandard}
          data={Object.entries(systemType).map(([value, label]) => ({ value, label: t(label) }))}
          value={types}
          onChange={setTypes}
        />
        <Select
          label={t('Kind')}
          disabled={from.isStandard}
          data={Object.entries(templateKindLabels).map(([value, label]) => ({ value, label: t(label) }))}
          value={kind}
          onChange={(value) => value && setKind(value as TemplateDetails['kind'])}
        />
        <Select
          label={t('Language')}
          disabled={from.isStandard}
          data={[
            { value: 'en', label: 'English' },
            { value: 'af', label: 'Afrikaans' },
          ]}
          value={language}
          onChange={(value) => value && setLanguage(value)}
        />
      </div>
      <div className={styles.two}>
        <section aria-label={t('Template text')}>
          <div className={styles.bar}>
            <SegmentedControl
              size="xs"
              aria-label={t('Editing mode')}
              value={view}
              onChange={(chosen) => {
                setView(chosen);
                setRound(round + 1);
              }}
              data={[
                { value: 'page', label: t('As a page'), disabled: unread !== undefined },
                { value: 'text', label: t('As text') },
              ]}
            />
          </div>
          {unread && (
            <p className={styles.faults} role="alert">
              {t('You can show it as a page once you correct this: {fault}', {
                fault: translate(toSectionedMessage(unread)),
              })}
            </p>
          )}
          {view === 'page' && !unread ? (
            <TemplateEditor key={round} initial={text} onChange={setText} systemTypeIDs={types.map(Number)} />
          ) : (
            <Textarea
              className={styles.raw}
              aria-label={t('Template text')}
              autosize
              minRows={18}
              maxRows={40}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
          {!from.isStandard && !isNew && <Editions templateId={from.id} now={text} onTake={takeEdition} />}
        </section>
        <TemplatePreview
          content={text}
          systemTypeIDs={types.map(Number)}
          templateId={from.isStandard ? from.id : from.templateTypeID}
          language={language}
        />
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('Remove template')}
          confirmLabel={t('Remove')}
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({ id: from.id })}
          onCancel={() => setRemoving(false)}
        >
          <p>{t('“{title}” goes with all its editions. Papers that were made from it stay as they are.', { title })}</p>
        </ConfirmDialog>
      )}
      {isGoingBack && ownId !== undefined && (
        <ConfirmDialog
          title={t('Restore standard')}
          confirmLabel={t('Restore standard')}
          isRunning={back.isRunning}
          onConfirm={() => back.run({ id: ownId })}
          onCancel={() => setGoingBack(false)}
        >
          <p>{t('This removes the firm’s text of this template. New documents will use the standard text.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
