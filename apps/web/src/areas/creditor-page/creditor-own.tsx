import type { WireAnswer } from '@boedel/contract/call';
import { creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { claimType } from '@boedel/contract/fixed/claims';
import { claimSteps } from '@boedel/domain/claims/claim-status';
import { useState, type ReactNode } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { formatDate } from '../../ui/format';
import { Loaded } from '../../ui/states';
import { LodgeForm } from './lodge-form';
import styles from './creditor-page.module.css';

type CreditorPageAnswer = WireAnswer<typeof creditorPageCalls.get>;

/** A creditor's own claim, papers, meetings and dividend, and the form to send a claim. */
export function CreditorOwn() {
  const read = useRead(creditorPageCalls.get, undefined, { quiet: true });
  return <Loaded read={read}>{(page) => <Shown page={page} />}</Loaded>;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Shown({ page }: { page: CreditorPageAnswer }) {
  const [isSending, setSending] = useState(false);
  return (
    <>
      <h1>{page.insolvent}</h1>
      <p className={styles.lead}>{t('Dear {name}, this is your page as a creditor.', { name: page.creditorName })}</p>
      <dl className={styles.facts}>
        <dt>{t('Your reference')}</dt>
        <dd>{page.reference ?? '-'}</dd>
        <dt>{t('Master’s reference')}</dt>
        <dd>{page.mastersReference ?? '-'}</dd>
        <dt>{t('Date of the order')}</dt>
        <dd>{page.orderDate ? formatDate(page.orderDate) : '-'}</dd>
      </dl>
      <Claims page={page} />
      {page.dividends.length > 0 && (
        <Part title={t('Dividend')}>
          {page.dividends.map((one) => (
            <p key={`${one.account}-${one.claimNumber}`} className={styles.line}>
              <span>
                {t(one.account)}
                <small>
                  {one.confirmedDate
                    ? t('confirmed on {day}', { day: formatDate(one.confirmedDate) })
                    : t('according to the account that is open for inspection')}
                </small>
              </span>
              <strong>
                <Amount rands={one.award} />
                {one.contribution > 0 && (
                  <small>
                    {t('You must contribute:')} <Amount rands={one.contribution} />
                  </small>
                )}
              </strong>
            </p>
          ))}
        </Part>
      )}
      <Part title={t('Meetings of creditors')}>
        {page.meetings.length === 0 && <p>{t('No meeting dates yet.')}</p>}
        {page.meetings.map((one) => (
          <p key={`${one.type}-${one.date}`} className={styles.line}>
            <span>
              {t(one.name)}
              <small>{[one.place, one.time].filter(Boolean).join(' · ')}</small>
              {one.claimsBy && (
                <small>{t('Claims must reach the presiding officer by {moment}', { moment: one.claimsBy })}</small>
              )}
            </span>
            <strong>{formatDate(one.date)}</strong>
          </p>
        ))}
      </Part>
      <Part title={t('Documents for you')}>
        {page.papers.length === 0 && <p>{t('No documents yet.')}</p>}
        {page.papers.map(({ documentID, title }) => (
          <button
            key={documentID}
            type="button"
            className={styles.paper}
            onClick={() => void download(creditorPageCalls.file, { query: { documentID } }).catch(() => undefined)}
          >
            {title}
          </button>
        ))}
      </Part>
      <Sent page={page} />
      {page.mayLodge &&
        (isSending ? (
          <LodgeForm reference={page.reference} onDone={() => setSending(false)} />
        ) : (
          <button type="button" className={styles.main} onClick={() => setSending(true)}>
            {t('Send a claim')}
          </button>
        ))}
    </>
  );
}

const Claims = ({ page }: { page: CreditorPageAnswer }) => (
  <Part title={t('Your claims')}>
    {page.claims.length === 0 && <p>{t('We have no claim from you yet.')}</p>}
    {page.claims.map((claim) => (
      <p key={claim.claimNumber ?? claim.amount} className={styles.line}>
        <span>
          {t('Claim {number}', { number: claim.claimNumber ?? '-' })},{' '}
          {t(claimType[String(claim.claimTypeID) as keyof typeof claimType] ?? '')}
          <small>
            {t(claimSteps[claim.status].label)}
            {claim.statusDate && ` · ${formatDate(claim.statusDate)}`}
            {claim.reference && ` · ${claim.reference}`}
          </small>
        </span>
        <strong>
          <Amount rands={claim.amount} />
          {claim.standsFor !== claim.amount && (
            <small>
              {t('admitted for')} <Amount rands={claim.standsFor} />
            </small>
          )}
        </strong>
      </p>
    ))}
  </Part>
);

const states = {
  sent: markPhrase('Under review'),
  accepted: markPhrase('Recorded as lodged; to be proved at a meeting'),
  declined: markPhrase('Not accepted'),
} as const;

function Sent({ page: { forms } }: { page: CreditorPageAnswer }) {
  if (forms.length === 0) return null;
  return (
    <Part title={t('What you sent')}>
      {forms.map((form) => (
        <div key={form.id} className={styles.line}>
          <span>
            <Amount rands={form.amount} />, {formatDate(form.sentAt.slice(0, 10))}
            <small>{t(states[form.state])}</small>
            {form.reason && <small className={styles.why}>{form.reason}</small>}
            {form.papers.map(({ documentID, title }) => (
              <small key={documentID}>{title}</small>
            ))}
          </span>
          <button
            type="button"
            className={styles.paper}
            onClick={() =>
              void download(creditorPageCalls.affidavit, {
                query: { formID: form.id, language: getLanguage() },
              }).catch(() => undefined)
            }
          >
            {t('Affidavit to swear (PDF)')}
          </button>
        </div>
      ))}
    </Part>
  );
}
