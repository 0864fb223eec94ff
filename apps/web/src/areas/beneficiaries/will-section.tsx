import { willToSave } from '@boedel/contract/wills/wills.schema';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { ConflictError } from '../../client/errors';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { FieldSection } from '../../ui/fields/field';
import { formatDate } from '../../ui/format';
import { notifyError } from '../../ui/plain/notices';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RecordSaveCall } from '../../ui/record/record-page';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { CodicilRows } from './agreement-rows';
import { type WillClause, useAssetChoices, usePeopleChoices, type WillAnswer } from './beneficiaries.queries';
import styles from './beneficiaries.module.css';
import { ClauseDialog } from './clause-dialog';
import { clauseKindLabels, summariseClause } from './clause-words';

type WillFormInput = Omit<WillAnswer, 'id' | 'says' | 'version'> & { readonly version: number | null };

const createBlankWill = (matterID: number): WillFormInput => ({ matterID, clauses: [], version: null });
let made = 0;
const createBlankClause = (): WillClause => ({
  key: `new-${(made += 1)}`,
  kind: 'asset',
  id: null,
  clause: null,
  wording: null,
  assetID: null,
  amount: null,
  preLegacy: false,
  right: null,
  acceptedYield: null,
  security: null,
  lateFrom: null,
  lateRate: null,
  ofKey: null,
  takers: [],
});

/** The will: when it was made, what holds for all of it, and its clauses in their own order. */
export function WillSection() {
  const { id: matterID } = useMatter();
  const read = useRead(willCalls.getbymatterid, { matterID }, { quiet: true });
  return <Loaded read={read}>{({ will }) => <WillEditor will={will} onStale={() => void read.refetch()} />}</Loaded>;
}

function WillEditor({ will, onStale }: { will: WillAnswer | null; onStale: () => void }) {
  const matter = useMatter();
  const [open, setOpen] = useState<WillClause>();
  const [isAbout, setAbout] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const input: WillFormInput = will ?? createBlankWill(matter.id);
  const refreshAfterConflict = (error: Error): void => {
    if (error instanceof ConflictError) {
      notifyError(t('Someone else changed the will. It now shows their change; make yours again.'));
      onStale();
    }
  };
  const save = useCall(willCalls.save, { onError: refreshAfterConflict });
  const move = useCall(willCalls.save);
  const remove = useCall(willCalls._delete, { onDone: () => setRemoving(false) });
  const replaceClauses = (clauses: readonly WillClause[]) => ({ ...input, clauses: [...clauses], matterID: matter.id });
  const at = open ? input.clauses.findIndex(({ key }) => key === open.key) : -1;
  const place = at < 0 ? choosePlace(input.clauses, open) : at;
  const clauseCall: RecordSaveCall<object> = {
    runAsync: (clause) =>
      save.runAsync(
        replaceClauses(
          at < 0
            ? input.clauses.toSpliced(place, 0, clause as WillClause)
            : input.clauses.with(at, clause as WillClause),
        ),
      ),
    isRunning: save.isRunning,
    error: save.error && { fields: pickClauseErrors(save.error.fields, place) },
    conflict: undefined,
    reset: save.reset,
  };
  const aboutCall: RecordSaveCall<object> = {
    runAsync: (about) => save.runAsync({ ...(about as WillFormInput), clauses: input.clauses }),
    isRunning: save.isRunning,
    error: save.error,
    conflict: undefined,
    reset: save.reset,
  };
  return (
    <>
      {will ? (
        <About will={will} />
      ) : (
        <Empty
          sentence={t(
            'No will, so the estate follows the law of intestate succession. If there is a will, add its first clause.',
          )}
        />
      )}
      <Clauses
        told={input}
        says={will?.says ?? []}
        onOpen={setOpen}
        onMove={(clauses) => move.run(replaceClauses(clauses))}
      />
      {matter.mayCapture && (
        <Button.Group>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(createBlankClause())}>
            {t('Add a clause')}
          </Button>
          <Button variant="default" onClick={() => setAbout(true)}>
            {t('Date, codicils, executor')}
          </Button>
          {will && (
            <Button variant="default" onClick={() => setRemoving(true)}>
              {t('Remove will')}
            </Button>
          )}
        </Button.Group>
      )}
      {open && (
        <ClauseDialog
          will={input}
          clause={open}
          isNew={at < 0}
          call={clauseCall}
          onClose={() => {
            save.reset();
            setOpen(undefined);
          }}
        />
      )}
      {isAbout && (
        <RecordDialog<object>
          title={t('The will')}
          sections={aboutSections}
          schema={willToSave}
          value={{ ...input, codicils: input.codicils ?? [] }}
          call={aboutCall}
          onSaved={() => setAbout(false)}
          onClose={() => {
            save.reset();
            setAbout(false);
          }}
        />
      )}
      {isRemoving && will && (
        <ConfirmDialog
          title={t('Remove will?')}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: will.id, version: will.version })}
        >
          {t('This removes its clauses. The estate will be distributed by law.')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A legacy stands before the residue, as wills are written; anything else at the end. */
function choosePlace(clauses: readonly WillClause[], clause: WillClause | undefined): number {
  const residue = clauses.findIndex(({ kind }) => kind === 'residue');
  return residue < 0 || !clause || clause.kind === 'handOver' ? clauses.length : residue;
}

const pickClauseErrors = (fields: Readonly<Record<string, readonly string[]>>, place: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, sentences]) => [field.replace(`clauses.${place}.`, ''), sentences]),
  );

const aboutSections: FieldSection[] = [
  {
    fields: [
      { name: 'datedOn', label: markPhrase('Date of the will'), kind: 'day', span: 2 },
      { name: 'place', label: markPhrase('Signed at'), kind: 'text', span: 4, maxLength: 120 },
      {
        name: 'survivorshipDays',
        label: markPhrase('Survivorship period in days'),
        kind: 'number',
        span: 2,
        help: markPhrase('From the survivorship clause in the will.'),
      },
      { name: 'executorFee', label: markPhrase('Executor’s remuneration, fixed amount'), kind: 'money', span: 2 },
      { name: 'executorCapitalRate', label: markPhrase('Fee on capital, rate'), kind: 'text', span: 2, maxLength: 20 },
      { name: 'executorIncomeRate', label: markPhrase('Fee on income, rate'), kind: 'text', span: 2, maxLength: 20 },
      { name: 'noCollation', label: markPhrase('Nothing is brought in (no collation)'), kind: 'flag', span: 3 },
      { name: 'forbidsTakeOver', label: markPhrase('The survivor may not take assets over'), kind: 'flag', span: 3 },
      { name: 'keepsFormerSpouse', label: markPhrase('Former spouse still benefits'), kind: 'flag', span: 3 },
      { name: 'exemptsFromSecurity', label: markPhrase('Exempts the executor from security'), kind: 'flag', span: 3 },
      { name: 'codicils', label: markPhrase('Codicils'), span: 6, control: CodicilRows },
      { name: 'notes', label: markPhrase('Notes'), kind: 'notes', span: 6, maxLength: 4000 },
    ],
  },
];

function About({ will }: { will: WillAnswer }) {
  const facts: [string, string | null][] = [
    [t('Date of the will'), will.datedOn ? formatDate(will.datedOn) : t('Not known')],
    [t('Signed at'), will.place ?? null],
    [
      t('Codicils'),
      (will.codicils ?? [])
        .map(({ datedOn, note }) => [datedOn ? formatDate(datedOn) : '…', note].filter(Boolean).join(': '))
        .join('; ') || null,
    ],
    [t('Survivorship period in days'), will.survivorshipDays ? `${will.survivorshipDays}` : null],
  ];
  return (
    <dl className={styles.will}>
      {facts.map(
        ([label, fact]) =>
          fact !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface WillClausesProps {
  readonly told: WillFormInput;
  readonly says: WillAnswer['says'];
  readonly onOpen: (clause: WillClause) => void;
  readonly onMove: (clauses: readonly WillClause[]) => void;
}

/** The clauses in order. With one in focus: Enter opens it, Alt with an arrow moves it, Delete takes it out. */
function Clauses({ told, says, onOpen, onMove }: WillClausesProps) {
  const { mayCapture } = useMatter();
  const [people, assets] = [usePeopleChoices(), useAssetChoices()];
  const [going, setGoing] = useState<number>();
  const { clauses } = told;
  if (clauses.length === 0) return null;
  const named = {
    person: (id: number) => people.find(({ value }) => value === id)?.label ?? '…',
    asset: (id: number) => assets.find(({ value }) => value === id)?.label ?? '…',
  };
  const moveClause = (at: number, to: number): void => {
    if (to >= 0 && to < clauses.length) onMove(clauses.toSpliced(at, 1).toSpliced(to, 0, clauses[at]!));
  };
  const handleKey = (event: KeyboardEvent, at: number): void => {
    if (event.target !== event.currentTarget || !mayCapture) return;
    if (event.key === 'Enter') onOpen(clauses[at]!);
    else if (event.key === 'Delete') setGoing(at);
    else if (event.altKey && event.key === 'ArrowUp') moveClause(at, at - 1);
    else if (event.altKey && event.key === 'ArrowDown') moveClause(at, at + 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ol className={styles.clauses} aria-label={t('Clauses')}>
        {clauses.map((clause, at) => {
          const own = says.filter(({ field }) => field.startsWith(`clauses.${at}.`));
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved and opened by keyboard; its buttons do the same
            <li
              key={clause.key}
              className={styles.clause}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved and opened by keyboard
              tabIndex={0}
              onKeyDown={(event) => handleKey(event, at)}
              data-wrong={own.length > 0 || undefined}
            >
              <span className={styles.number}>{clause.clause ?? `${at + 1}.`}</span>
              <div>
                <h3>{t(clauseKindLabels[clause.kind])}</h3>
                {clause.kind !== 'words' && <p>{summariseClause(clause, named)}</p>}
                {clause.wording && <p className={styles.wording}>{clause.wording}</p>}
                {own.length > 0 && (
                  <ul className={styles.says}>
                    {own.map(({ field, said, sentence, section }) => (
                      <li key={field + sentence}>
                        {translate({ ...(said ?? { key: sentence }), ...(section && { section }) })}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {mayCapture && (
                <div className={styles.tools}>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('Move up')}
                    disabled={at === 0}
                    onClick={() => moveClause(at, at - 1)}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('Move down')}
                    disabled={at === clauses.length - 1}
                    onClick={() => moveClause(at, at + 1)}
                  >
                    <IconArrowDown size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon variant="subtle" aria-label={t('Edit clause')} onClick={() => onOpen(clause)}>
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon variant="subtle" aria-label={t('Take out')} onClick={() => setGoing(at)}>
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {mayCapture && (
        <p className={styles.hint}>{t('Enter opens a clause, Alt with an arrow moves it, Delete takes it out.')}</p>
      )}
      {going !== undefined && (
        <ConfirmDialog
          title={t('Remove clause?')}
          confirmLabel={t('Take out')}
          destructive
          isRunning={false}
          onCancel={() => setGoing(undefined)}
          onConfirm={() => {
            const gone = clauses[going]!;
            onMove(
              clauses
                .toSpliced(going, 1)
                .map((clause) => (clause.ofKey === gone.key ? { ...clause, ofKey: null } : clause)),
            );
            setGoing(undefined);
          }}
        >
          {summariseClause(clauses[going]!, named)}
        </ConfirmDialog>
      )}
    </>
  );
}
