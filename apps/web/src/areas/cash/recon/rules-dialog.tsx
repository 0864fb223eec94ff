import type { WireAnswer } from '@boedel/contract/call';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Protected } from '../../../ui/access';
import { SharedModal } from '../../../ui/dialog/modal';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';

type BankRules = WireAnswer<typeof reconCalls.getRules>;
type BankRuleView = BankRules['rules'][number];

interface RulesDialogProps {
  /** Words to begin a new rule with: those of a line. */
  readonly words?: string;
  readonly onClose: () => void;
}

/** The firm's rules for bank lines: seen, added, changed and switched off. */
export function RulesDialog({ words = '', onClose }: RulesDialogProps) {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getRules, { matterID }, { quiet: true });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Matching rules')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <p className={styles.hint}>
        {t(
          'A line with all of these words is suggested under this type, in every matter of this kind. Lines that answer an entry go before the rules.',
        )}
      </p>
      <Loaded read={read}>
        {(found) => (
          <>
            {found.rules.length > 0 && (
              <ul className={styles.rules} aria-label={t('Matching rules')}>
                {found.rules.map((rule) => (
                  <RuleRow key={`${rule.id} ${rule.version}`} rule={rule} found={found} />
                ))}
              </ul>
            )}
            <h3>{t('New rule')}</h3>
            <NewRule words={words} found={found} />
          </>
        )}
      </Loaded>
    </SharedModal>
  );
}

function TypeSelect({
  found,
  value,
  onChange,
}: {
  readonly found: BankRules;
  readonly value: string;
  readonly onChange: (type: string) => void;
}) {
  return (
    <NativeSelect
      size="xs"
      aria-label={t('Type')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { group: t('Money in'), items: found.incomeTypes.map((type) => ({ value: type, label: t(type) })) },
        { group: t('Money out'), items: found.expenseTypes.map((type) => ({ value: type, label: t(type) })) },
      ]}
    />
  );
}

function RuleRow({ rule, found }: { readonly rule: BankRuleView; readonly found: BankRules }) {
  const { id: matterID } = useMatter();
  const [words, setWords] = useState(rule.words);
  const [type, setType] = useState(rule.type);
  const save = useCall(reconCalls.saveRule, { says: t('The rule was saved.') });
  const remove = useCall(reconCalls.deleteRule, { says: t('The rule was deleted.') });
  const isChanged = words !== rule.words || type !== rule.type;
  const send = (isActive: boolean): void =>
    save.run({ matterID, id: rule.id, words, type, isActive, version: rule.version });
  return (
    <li data-off={!rule.isActive || undefined}>
      <TextInput
        size="xs"
        aria-label={t('Words of the line')}
        value={words}
        maxLength={120}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TypeSelect found={found} value={type} onChange={setType} />
      <Protected call={reconCalls.saveRule}>
        <Button
          size="compact-xs"
          variant="default"
          disabled={!isChanged || words.trim() === ''}
          loading={save.isRunning}
          onClick={() => send(rule.isActive)}
        >
          {t('Save')}
        </Button>
      </Protected>
      <Protected call={reconCalls.saveRule}>
        <Button size="compact-xs" variant="subtle" onClick={() => send(!rule.isActive)}>
          {rule.isActive ? t('Switch off') : t('Switch on')}
        </Button>
      </Protected>
      <Protected call={reconCalls.deleteRule}>
        <Button size="compact-xs" variant="subtle" color="red" onClick={() => remove.run({ id: rule.id })}>
          {t('Delete')}
        </Button>
      </Protected>
    </li>
  );
}

function NewRule({ words: begun, found }: { readonly words: string; readonly found: BankRules }) {
  const { id: matterID } = useMatter();
  const [words, setWords] = useState(begun);
  const [type, setType] = useState(found.expenseTypes[0] ?? '');
  const save = useCall(reconCalls.saveRule, { says: t('The rule was saved.'), onDone: () => setWords('') });
  return (
    <div className={styles.newRule}>
      <TextInput
        size="xs"
        label={t('Words of the line')}
        description={t('Leave out numbers and dates that change.')}
        value={words}
        maxLength={120}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TypeSelect found={found} value={type} onChange={setType} />
      <Protected call={reconCalls.saveRule}>
        <Button
          size="compact-sm"
          disabled={words.trim() === '' || type === ''}
          loading={save.isRunning}
          onClick={() => save.run({ matterID, id: null, words, type })}
        >
          {t('Add rule')}
        </Button>
      </Protected>
    </div>
  );
}
