import { type IntakeKind, intakeKinds, intakeSteps } from '@boedel/domain/family-intake/intake-steps';
import { useState } from 'react';
import { t, translate } from '../../i18n/t';
import { Loading } from '../../ui/plain/overlays';
import { PlainAlert, PlainButton } from '../../ui/plain/plain';
import { type FamilyAnswers, useFamilyCalls, useGiven } from './family.queries';
import styles from './family.module.css';
import { GivenItem } from './given-item';
import { PapersStep } from './papers-step';
import { QuestionScreens } from './question-screens';
import { readFirst } from './read-first';

/** Where the reader is: the list, one step, or the questions about one thing. */
type FamilyPagePlace = { readonly step?: IntakeKind; readonly asks?: number | 'new' };

/** What a family is asked about an estate, one thing at a time; it can be left and taken up again at any point. */
export function FamilyPage({ deceased, reader }: { deceased: string; reader: string }) {
  const { data: given } = useGiven();
  const calls = useFamilyCalls();
  const [place, setPlace] = useState<FamilyPagePlace>({});
  if (!given) return <Loading />;
  const { step, asks } = place;
  if (!step) {
    return (
      <>
        <h1 ref={readFirst} tabIndex={-1}>
          {t('The estate of {name}', { name: deceased })}
        </h1>
        <Overview given={given} reader={reader} calls={calls} onOpen={(kind) => setPlace(findEntrance(given, kind))} />
      </>
    );
  }
  const items = given.items.filter(({ kind }) => kind === step);
  const next = intakeKinds[intakeKinds.indexOf(step) + 1];
  if (asks !== undefined) {
    return (
      <QuestionScreens
        key={asks}
        kind={step}
        item={items.find(({ id }) => id === asks)}
        calls={calls}
        onDone={() => setPlace(intakeSteps[step].isMany ? { step } : {})}
      />
    );
  }
  return (
    <>
      <h1 key={step} ref={readFirst} tabIndex={-1}>
        {t(intakeSteps[step].title)}
      </h1>
      {step === 'paper' ? (
        <>
          <p className={styles.lead}>{t('A clear photo of each page is fine. Send what you have.')}</p>
          <PapersStep items={items} calls={calls} />
        </>
      ) : (
        <Several given={given} step={step} calls={calls} onAsk={(id) => setPlace({ step, asks: id })} />
      )}
      <div className={styles.ways}>
        <PlainButton onClick={() => setPlace({})}>{t('All questions')}</PlainButton>
        {next && (
          <PlainButton primary onClick={() => setPlace(findEntrance(given, next))}>
            {t('Next: {step}', { step: t(intakeSteps[next].title) })}
          </PlainButton>
        )}
      </div>
    </>
  );
}

/** A step with one answer opens its questions; one with several shows what was told, unless nothing was yet. */
function findEntrance({ items }: FamilyAnswers, kind: IntakeKind): FamilyPagePlace {
  const own = items.find((item) => item.kind === kind);
  if (intakeSteps[kind].isMany || own?.state === 'accepted') return { step: kind };
  return { step: kind, asks: own?.id ?? 'new' };
}

function Several({
  given,
  step,
  calls,
  onAsk,
}: {
  given: FamilyAnswers;
  step: IntakeKind;
  calls: ReturnType<typeof useFamilyCalls>;
  onAsk: (id: number | 'new') => void;
}) {
  const items = given.items.filter(({ kind }) => kind === step);
  const isNone = given.steps.some(({ kind, isNone: said }) => kind === step && said);
  const { none, isMany, one } = intakeSteps[step];
  return (
    <>
      {items.map((item) => (
        <GivenItem key={item.id} item={item} calls={calls} onOpen={() => onAsk(item.id)} />
      ))}
      {isMany && (
        <PlainButton primary={items.length === 0 && !isNone} onClick={() => onAsk('new')}>
          {items.length === 0 ? t('Tell us: {one}', { one: t(one) }) : t('Another: {one}', { one: t(one) })}
        </PlainButton>
      )}
      {none && items.length === 0 && (
        <label className={styles.none}>
          <input
            type="checkbox"
            checked={calls.sayNone.isRunning ? !isNone : isNone}
            disabled={calls.sayNone.isRunning}
            onChange={() => calls.sayNone.run({ kind: step, isNone: !isNone })}
          />
          {t(none)}
        </label>
      )}
    </>
  );
}

const describeStepAnswers = ({ items, steps }: FamilyAnswers, step: IntakeKind) => {
  const own = items.filter(({ kind }) => kind === step);
  const back = own.filter(({ state }) => state === 'refused').length;
  if (back > 0) return { state: 'back', words: t('{count} to check', { count: back }) };
  if (own.length > 0) return { state: 'told', words: t('{count} answered', { count: own.length }) };
  return steps.some(({ kind, isNone }) => kind === step && isNone)
    ? { state: 'told', words: t('None') }
    : { state: 'open', words: t('Still open') };
};

function Overview({
  given,
  reader,
  calls: { finish },
  onOpen,
}: {
  given: FamilyAnswers;
  reader: string;
  calls: ReturnType<typeof useFamilyCalls>;
  onOpen: (kind: IntakeKind) => void;
}) {
  const answered = intakeKinds.filter((kind) => describeStepAnswers(given, kind).state === 'told').length;
  return (
    <>
      <p className={styles.lead}>
        {t(
          'Dear {name}, please tell us what you know. We save each answer at once, so you can stop and come back with the same link.',
          {
            name: reader,
          },
        )}
      </p>
      {given.message && <blockquote className={styles.message}>{given.message}</blockquote>}
      <p className={styles.progress}>
        {t('{number} of {count} answered', { number: answered, count: intakeKinds.length })}
        <progress value={answered} max={intakeKinds.length} aria-hidden />
      </p>
      <ol className={styles.steps}>
        {intakeKinds.map((kind) => {
          const { state, words } = describeStepAnswers(given, kind);
          return (
            <li key={kind}>
              <button type="button" data-state={state} onClick={() => onOpen(kind)}>
                <span>{t(intakeSteps[kind].title)}</span>
                <small>{words}</small>
              </button>
            </li>
          );
        })}
      </ol>
      {given.missing.length > 0 && (
        <details className={styles.missing}>
          <summary>{t('Still missing: {count}', { count: given.missing.length })}</summary>
          <ul>
            {given.missing.map(({ kind, what }) => (
              <li key={`${kind} ${translate(what)}`}>{translate(what)}</li>
            ))}
          </ul>
        </details>
      )}
      {given.finishedAt ? (
        <PlainAlert kind="info">{t('Thank you. We have your answers and will be in touch.')}</PlainAlert>
      ) : (
        <PlainButton primary busy={finish.isRunning} disabled={answered === 0} onClick={() => finish.run(undefined)}>
          {t('I have finished: send my answers')}
        </PlainButton>
      )}
    </>
  );
}
