import { isRefused } from '@boedel/domain/law/refusal';
import { type Condition, type ConditionTest, readCondition, writeCondition } from '@boedel/domain/templates/condition';
import { mergeField } from '@boedel/domain/templates/merge-fields';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { t } from '../../../i18n/t';
import styles from './editor.module.css';
import { type EditorPlace, listTestChoices } from './field-choices';
import { Chosen, Typed } from './inputs';

const ways = ['there', 'not there', 'is', 'is not', 'more', 'less'] as const;
type TestWay = (typeof ways)[number];

const readTestWay = ({ asks, not }: ConditionTest): TestWay =>
  asks === 'there' ? (not ? 'not there' : 'there') : asks === 'is' ? (not ? 'is not' : 'is') : asks;

const listTestWayLabels = (): Readonly<Record<TestWay, string>> => ({
  there: t('is captured'),
  'not there': t('is not captured'),
  is: t('is'),
  'is not': t('is not'),
  more: t('is more than'),
  less: t('is less than'),
});

function applyTestWay({ field, value = '' }: ConditionTest, way: TestWay): ConditionTest {
  if (way === 'there' || way === 'not there') return { field, asks: 'there', not: way === 'not there' };
  if (way === 'is' || way === 'is not') return { field, asks: 'is', not: way === 'is not', value };
  return { field, asks: way, not: false, value: /^-?\d+(?:\.\d+)?$/.test(value) ? value : '0' };
}

interface ConditionTestProps {
  readonly test: ConditionTest;
  readonly place: EditorPlace;
  readonly onChange: (test: ConditionTest) => void;
  readonly onRemove: (() => void) | undefined;
}

function OneTest({ test, place, onChange, onRemove }: ConditionTestProps) {
  const { field, asks, value = '' } = test;
  const options = mergeField(field)?.options ?? [];
  return (
    <div className={styles.test}>
      <Chosen
        isBare
        label={t('Field')}
        data={listTestChoices(place, field)}
        value={field}
        onChange={(name) => onChange({ ...test, field: name })}
      />
      <Chosen
        isBare
        label={t('How it is asked')}
        data={ways.map((way) => ({ value: way, label: listTestWayLabels()[way] }))}
        value={readTestWay(test)}
        onChange={(way) => onChange(applyTestWay(test, way))}
      />
      {asks === 'is' && options.length > 0 && (
        <Select
          size="xs"
          aria-label={t('Value')}
          data={options.map((option) => ({ value: option, label: t(option) }))}
          value={value || null}
          onChange={(chosen) => onChange({ ...test, value: chosen ?? '' })}
        />
      )}
      {asks !== 'there' && !(asks === 'is' && options.length > 0) && (
        <Typed
          isBare
          label={t('Value')}
          value={value}
          isNumber={asks !== 'is'}
          onChange={(next) => onChange({ ...test, value: next })}
        />
      )}
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('Remove')} onClick={onRemove}>
          <IconX size={15} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

interface ConditionPartProps {
  readonly when: string;
  readonly place: EditorPlace;
  readonly onChange: (when: string) => void;
}

/** A condition put together from questions about fields. One that mixes 'and' with 'or' is typed. */
export function ConditionPart({ when, place, onChange }: ConditionPartProps) {
  const read = readCondition(when);
  const isMixed = isRefused(read) || (read.length > 1 && read.some((all) => all.length > 1));
  if (isMixed)
    return (
      <Typed
        label={t('Only if')}
        value={when}
        error={isRefused(read) ? t('This cannot be read yet.') : undefined}
        onChange={onChange}
      />
    );
  const isAny = read.length > 1;
  const tests = read.flat();
  const write = (next: readonly ConditionTest[], any: boolean): void => {
    const condition: Condition = any ? next.map((one) => [one]) : [next];
    onChange(writeCondition(condition));
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('Only if')}</legend>
      {tests.map((test, at) => (
        <OneTest
          // oxlint-disable-next-line react/no-array-index-key -- questions have no name of their own
          key={at}
          test={test}
          place={place}
          onChange={(next) => write(tests.with(at, next), isAny)}
          onRemove={tests.length > 1 ? () => write(tests.toSpliced(at, 1), isAny) : undefined}
        />
      ))}
      <div className={styles.acts}>
        {tests.length > 1 && (
          <Chosen
            isBare
            width={150}
            label={t('Conditions to meet')}
            data={[
              { value: 'all', label: t('all of these hold') },
              { value: 'any', label: t('any of these holds') },
            ]}
            value={isAny ? 'any' : 'all'}
            onChange={(value) => write(tests, value === 'any')}
          />
        )}
        <Button size="compact-xs" variant="subtle" onClick={() => write([...tests, tests.at(-1)!], isAny)}>
          {t('One more question')}
        </Button>
      </div>
    </fieldset>
  );
}
