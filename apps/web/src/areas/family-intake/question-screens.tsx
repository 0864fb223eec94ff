import { type IntakeAnswers, isAsked } from '@boedel/domain/family-intake/intake-answers';
import { type IntakeKind, intakeSteps } from '@boedel/domain/family-intake/intake-steps';
import { useState } from 'react';
import { ConflictError } from '../../client/errors';
import { t } from '../../i18n/t';
import { PlainAlert, PlainButton, PlainForm } from '../../ui/plain/plain';
import { AnswerField } from './answer-field';
import { readFirst } from './read-first';
import type { FamilyItem, useFamilyCalls } from './family.queries';
import styles from './family.module.css';

interface QuestionScreensProps {
  readonly kind: IntakeKind;
  readonly item: FamilyItem | undefined;
  readonly calls: ReturnType<typeof useFamilyCalls>;
  readonly onDone: () => void;
}

const listScreens = (kind: IntakeKind, answers: IntakeAnswers) =>
  intakeSteps[kind].screens
    .map((screen) => screen.filter((question) => isAsked(question, answers)))
    .filter((screen) => screen.length > 0);

/** The questions of one thing, a few at a time. Each step forward or back is saved. */
export function QuestionScreens({ kind, item, calls: { save }, onDone }: QuestionScreensProps) {
  const [answers, setAnswers] = useState<Record<string, string | null>>({ ...item?.answers });
  const [kept, setKept] = useState(item && { id: item.id, version: item.version });
  const [at, setAt] = useState(0);
  const screens = listScreens(kind, answers);
  const screen = screens[Math.min(at, screens.length - 1)]!;
  const isLast = at >= screens.length - 1;
  const hasAny = Object.values(answers).some((value) => (value ?? '') !== '');
  const fields = save.error?.fields ?? {};
  const isElsewhere = Object.keys(fields).every((name) => !screen.some((question) => question.name === name));

  const saveAnswers = async (then: () => void) => {
    if (!hasAny) return then();
    try {
      const { itemID, items } = await save.runAsync({
        kind,
        answers,
        itemID: kept?.id ?? null,
        version: kept?.version ?? null,
      });
      const saved = items.find(({ id }) => id === itemID)!;
      setKept({ id: saved.id, version: saved.version });
      setAnswers({ ...saved.answers });
      then();
    } catch {
      // What is wrong is told beside its question.
    }
  };

  return (
    <PlainForm onSubmit={() => void saveAnswers(() => (isLast ? onDone() : setAt(at + 1)))}>
      <p className={styles.progress}>{t('{number} of {count}', { number: at + 1, count: screens.length })}</p>
      <h2 key={at} ref={readFirst} tabIndex={-1}>
        {t(intakeSteps[kind].one)}
      </h2>
      {item?.state === 'refused' && item.reason && (
        <PlainAlert>{t('We could not use this answer: {reason}', { reason: item.reason })}</PlainAlert>
      )}
      {save.error && isElsewhere && (
        <PlainAlert>
          {save.error instanceof ConflictError
            ? t('This answer was changed in another window. Go back and open it again.')
            : t(save.error.message)}
        </PlainAlert>
      )}
      {screen.map((question) => (
        <AnswerField
          key={question.name}
          question={question}
          value={answers[question.name] ?? ''}
          wrong={fields[question.name]?.map((sentence) => t(sentence)).join(' ')}
          onChange={(value) => setAnswers({ ...answers, [question.name]: value })}
        />
      ))}
      <div className={styles.ways}>
        <PlainButton
          disabled={save.isRunning}
          onClick={() => (at === 0 ? onDone() : void saveAnswers(() => setAt(at - 1)))}
        >
          {t('Back')}
        </PlainButton>
        <PlainButton type="submit" primary busy={save.isRunning}>
          {isLast ? t('Save') : t('Next')}
        </PlainButton>
      </div>
    </PlainForm>
  );
}
