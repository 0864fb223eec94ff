import { creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { claimBasis } from '@boedel/contract/fixed/claims';
import { parseAmount } from '@boedel/domain/formats/parse-amount';
import { isRefused } from '@boedel/domain/law/refusal';
import { useState, type FormEvent } from 'react';
import { CallError } from '../../client/errors';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import styles from './creditor-page.module.css';

const readField = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const readText = (data: FormData, name: string): string | null => readField(data, name) || null;
/** As every amount of the product is read; what is none is refused by the server as it stands. */
function readAmount(data: FormData, name: string): number | null {
  const text = readField(data, name);
  if (text === '') return null;
  const amount = parseAmount(text, name);
  return isRefused(amount) ? Number(text.replace(',', '.')) : amount / 100;
}

/** The affidavit of s 44 as a form. It is sent, not sworn: the paper that is sworn is made from it. */
export function LodgeForm({ reference, onDone }: { reference: string | null; onDone: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const lodge = useCall(creditorPageCalls.lodge, { onError: () => undefined });
  const addPaper = useCall(creditorPageCalls.addPaper, { onError: () => undefined });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed([]);
    const data = new FormData(event.currentTarget);
    try {
      const form = await lodge.runAsync({
        amount: readAmount(data, 'amount') ?? 0,
        interest: readAmount(data, 'interest'),
        agreedRate: readAmount(data, 'agreedRate'),
        claimBasisID: Number(data.get('basis')),
        cause: readField(data, 'cause'),
        reference: readText(data, 'reference'),
        security: readText(data, 'security'),
        securityValue: readAmount(data, 'securityValue'),
        reliesSolely: data.get('reliesSolely') === 'on',
        isCeded: data.get('isCeded') === 'on',
        deponent: readField(data, 'deponent'),
        capacity: readText(data, 'capacity'),
      });
      for (const file of files) await addPaper.runAsync({ formID: form.id }, { files: [file] });
      onDone();
    } catch (error) {
      setFailed(error instanceof CallError ? listSentences(error) : [t('We could not send your claim. Try again.')]);
    }
  };
  const isRunning = lodge.isRunning || addPaper.isRunning;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label={t('Send a claim')}>
      <h2>{t('Send a claim')}</h2>
      <p>
        {t(
          'Enter what the estate owed you on the date of the order, as you will state it under oath. We will review your claim and record it as lodged. It is proved only once you have sworn to it and a meeting has admitted it (Insolvency Act s 44). A creditor who proves a claim may have to contribute to the costs (s 106).',
        )}
      </p>
      <label>
        {t('Amount claimed, with interest to the order (rand)')}
        <input name="amount" inputMode="decimal" required />
      </label>
      <label>
        {t('Of which interest (rand)')}
        <input name="interest" inputMode="decimal" />
      </label>
      <label>
        {t('Interest agreed in writing (% per year)')}
        <input name="agreedRate" inputMode="decimal" />
      </label>
      <label>
        {t('Basis of the security')}
        <select name="basis" required defaultValue="">
          <option value="" disabled>
            {t('Choose')}
          </option>
          {Object.entries(claimBasis).map(([id, name]) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('What the debt is for, and when and how it arose')}
        <textarea name="cause" rows={4} maxLength={2000} required />
      </label>
      <label>
        {t('Your own reference')}
        <input name="reference" maxLength={60} defaultValue={reference ?? ''} />
      </label>
      <label>
        {t('Security you hold, if any')}
        <input name="security" maxLength={500} />
      </label>
      <label>
        {t('Your estimate of its value (rand)')}
        <input name="securityValue" inputMode="decimal" />
      </label>
      <label className={styles.tick}>
        <input type="checkbox" name="reliesSolely" /> {t('We rely on the security alone (s 89(2))')}
      </label>
      <label className={styles.tick}>
        <input type="checkbox" name="isCeded" /> {t('The claim was ceded to us after the proceedings began')}
      </label>
      <label>
        {t('Full name of the person who will swear to it')}
        <input name="deponent" maxLength={160} required />
      </label>
      <label>
        {t('Your capacity')}
        <input name="capacity" maxLength={160} />
      </label>
      <label>
        {t('Supporting documents: statement, invoices, agreement')}
        <input type="file" multiple onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])} />
      </label>
      {failed.length > 0 && (
        <div role="alert" className={styles.why}>
          {failed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className={styles.acts}>
        <button type="button" onClick={onDone}>
          {t('Not now')}
        </button>
        <button type="submit" className={styles.main} disabled={isRunning}>
          {isRunning ? t('Sending…') : t('Send the claim')}
        </button>
      </div>
    </form>
  );
}

const listSentences = (error: CallError): string[] => {
  const sentences = Object.values(error.fields ?? {}).flat();
  return sentences.length > 0 ? sentences.map((sentence) => t(sentence)) : [t(error.message)];
};
