import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { decodeText } from '@boedel/domain/csv/decode';
import { isReadable, type ResultColumn, type ResultMapping, resultColumns } from '@boedel/domain/payout/results';
import { Button, Select, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { useToday } from '../../ui/today';
import { type PayoutBankFile, usePayments } from './payout.queries';
import styles from './payout.module.css';

interface ReportedResult {
  readonly outcome: 'paid' | 'failed' | 'returned';
  readonly date: string;
  readonly lineID: number | null;
  readonly why: string;
}
type ResultsByPayment = Readonly<Record<number, ReportedResult>>;

const columns = Object.keys(resultColumns) as ResultColumn[];

/** What became of a file: as the lines of the account tell it, as a report of the bank does, or by hand. */
export function ResultsDialog({ file, onClose }: { file: PayoutBankFile; onClose: () => void }) {
  const { matterID } = file;
  const today = useToday();
  const payments = usePayments(matterID).data ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const [told, setTold] = useState<ResultsByPayment>({});
  const [because, setBecause] = useState<Readonly<Record<number, string>>>({});
  const open = file.rows.filter(({ outcome }) => outcome === 'sent' || outcome === 'paid');
  const check = useCall(payoutCalls.checkResults, {
    onDone: ({ found }) => {
      const next: Record<number, ReportedResult> = {};
      const reasons: Record<number, string> = {};
      for (const { payoutIDs, outcome, date, lineID, why } of found) {
        for (const id of payoutIDs) {
          next[id] = {
            outcome,
            date: date ?? (file.actionDate > today ? today : file.actionDate),
            lineID,
            why: outcome === 'paid' ? '' : translate(why),
          };
          reasons[id] = translate(why);
        }
      }
      setTold(next);
      setBecause(reasons);
    },
  });
  const [answer, setAnswer] = useState<{ heading: readonly string[]; mapping: ResultMapping }>();
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const requestResults = async (more: { text?: string; mapping?: ResultMapping } = {}): Promise<void> => {
    try {
      const found = await check.runAsync({
        id: file.id,
        text: more.text ?? null,
        mapping: more.mapping ?? null,
      });
      setAnswer(more.text === undefined ? undefined : { heading: found.heading, mapping: found.mapping });
      setDoubts(found.doubts.map(({ line, said }) => t('Line {line}: {what}', { line, what: translate(said) })));
    } catch {
      // What was refused was said.
    }
  };
  useEffect(() => {
    void requestResults();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when it opens
  }, []);
  const save = useCall(payoutCalls.saveResults, { says: t('Results saved.'), onDone: onClose });
  const setResult = (id: number, change: Partial<ReportedResult> | undefined): void => {
    const { [id]: before, ...others } = told;
    if (!change) return setTold(others);
    const blank: ReportedResult = {
      outcome: 'paid',
      date: file.actionDate > today ? today : file.actionDate,
      lineID: null,
      why: '',
    };
    setTold({ ...others, [id]: { ...blank, ...before, ...change } });
  };
  const results = open.flatMap(({ payoutID }) => {
    const one = told[payoutID];
    const row = payments.find(({ id }) => id === payoutID);
    return one && row ? [{ id: payoutID, version: row.version, ...one, why: one.why || null }] : [];
  });
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Results of bank file no. {number}', { number: file.number })}
      isSaving={save.isRunning || check.isRunning}
      saveLabel={
        results.length === 0
          ? t('Save results')
          : results.length === 1
            ? t('Save 1 result')
            : t('Save {count} results', { count: results.length })
      }
      saveDisabled={results.length === 0}
      onCancel={onClose}
      hasUnsaved={false}
      onSave={() => save.run({ matterID, results })}
    >
      <p className={styles.note}>
        {text === undefined
          ? t('Read from the bank lines of the account. Payments made are booked, and their lines are matched.')
          : t('Read from the bank’s report.')}{' '}
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconFileImport size={14} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('Import a report (CSV)')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt"
          aria-label={t('Report of the bank')}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (!chosen) return;
            void chosen.arrayBuffer().then((bytes) => {
              const read = decodeText(new Uint8Array(bytes)).text;
              setText(read);
              return requestResults({ text: read });
            });
          }}
        />
      </p>
      {answer && text !== undefined && (
        <div className={styles.mapping}>
          {columns.map((column) => (
            <Select
              key={column}
              size="xs"
              clearable
              label={t(resultColumns[column])}
              data={answer.heading.map((label, at) => ({ value: String(at), label: label || String(at + 1) }))}
              value={answer.mapping[column] === undefined ? null : String(answer.mapping[column])}
              onChange={(value) => {
                const { [column]: _, ...others } = answer.mapping;
                const mapping = value === null ? others : { ...others, [column]: Number(value) };
                setAnswer({ ...answer, mapping });
                if (isReadable(mapping)) void requestResults({ text, mapping });
              }}
            />
          ))}
        </div>
      )}
      {answer && !isReadable(answer.mapping) && (
        <p className={styles.note}>
          {t('Choose the column that shows whether it was paid, and the one with the account number or reference.')}
        </p>
      )}
      {doubts.map((line) => (
        <p key={line} className={styles.note} data-doubt>
          {line}
        </p>
      ))}
      <ul className={styles.choices}>
        {open.map((row) => {
          const one = told[row.payoutID];
          const isPaid = row.outcome === 'paid';
          return (
            <li key={row.id}>
              <div>
                <span>
                  <strong>{row.payee}</strong>
                  <small>
                    {row.accountNumber}
                    {isPaid && ` · ${t('Paid')}`}
                    {because[row.payoutID] && one && ` · ${because[row.payoutID]}`}
                  </small>
                </span>
                <Amount rands={row.amount} />
              </div>
              <div className={styles.outcome}>
                <Select
                  size="xs"
                  clearable
                  aria-label={t('What became of the payment to {payee}', { payee: row.payee })}
                  placeholder={t('Not known yet')}
                  data={[
                    ...(isPaid ? [] : [{ value: 'paid', label: t('Paid') }]),
                    ...(isPaid ? [{ value: 'returned', label: t('Returned by the bank') }] : []),
                    { value: 'failed', label: isPaid ? t('Never paid, booked by mistake') : t('Not paid') },
                  ]}
                  value={one?.outcome ?? null}
                  onChange={(value) =>
                    setResult(
                      row.payoutID,
                      value === null ? undefined : { outcome: value as ReportedResult['outcome'], lineID: null },
                    )
                  }
                />
                {one && (
                  <TextInput
                    size="xs"
                    type="date"
                    aria-label={t('On which day')}
                    value={one.date}
                    onChange={(event) => setResult(row.payoutID, { date: event.currentTarget.value })}
                  />
                )}
                {one && one.outcome !== 'paid' && (
                  <TextInput
                    size="xs"
                    placeholder={t('Why')}
                    aria-label={t('Why the bank did not pay it')}
                    maxLength={300}
                    value={one.why}
                    onChange={(event) => setResult(row.payoutID, { why: event.currentTarget.value })}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </SharedModal>
  );
}
