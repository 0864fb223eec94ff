import type { WireAnswer } from '@boedel/contract/call';
import { creditorLinkCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { claimBasis } from '@boedel/contract/fixed/claims';
import { Button, Select, Textarea } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './claims.module.css';

type CreditorForm = WireAnswer<typeof creditorLinkCalls.getLinks>['forms'][number];

const states = {
  sent: ['warn', markPhrase('To review')],
  accepted: ['good', markPhrase('Taken up')],
  declined: ['off', markPhrase('Declined')],
} as const;

/** How many claims that creditors sent wait for somebody. */
export function useFormsWaiting(): number {
  const { id: matterID } = useMatter();
  const { data } = useRead(creditorLinkCalls.getLinks, { matterID }, { quiet: true });
  return data?.forms.filter(({ state }) => state === 'sent').length ?? 0;
}

/** Claims that creditors sent by their links: a person takes each up as lodged, or declines it with the reason. */
export function FormsSent() {
  const { id: matterID } = useMatter();
  const read = useRead(creditorLinkCalls.getLinks, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {({ forms }) =>
        forms.length === 0 ? (
          <Nobody sentence={t('No creditor sent a claim. A link is sent from the page of a creditor.')} />
        ) : (
          <ul className={styles.forms}>
            {forms.map((form) => (
              <li key={form.id}>
                <One form={form} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function One({ form }: { form: CreditorForm }) {
  const matter = useMatter();
  const navigate = useNavigate();
  const [onto, setOnto] = useState('');
  const [reason, setReason] = useState<string>();
  const [tone, label] = states[form.state];
  const accept = useCall(creditorLinkCalls.acceptForm, {
    says: t('Claim recorded as lodged.'),
    onDone: ({ id }) => void navigate({ to: paths.matter.claim({ id: matter.id, claimId: id }) }),
  });
  const decline = useCall(creditorLinkCalls.declineForm, { says: t('The creditor will see this reason.') });
  const facts: readonly (readonly [string, string | null])[] = [
    [
      t('Basis'),
      form.claimBasisID === null ? null : t(claimBasis[String(form.claimBasisID) as keyof typeof claimBasis]),
    ],
    [t('Cause'), form.cause],
    [t('Reference of the creditor'), form.reference],
    [t('Security'), form.security],
    [t('Sworn by'), [form.deponent, form.capacity].filter(Boolean).join(', ')],
  ];
  return (
    <article>
      <header>
        <strong>{form.creditorName}</strong>
        <Amount rands={form.amount} />
        <small>{formatDate(form.sentAt.slice(0, 10))}</small>
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
      </header>
      <dl>
        {facts.flatMap(([name, value]) =>
          value ? [<dt key={`${name}-t`}>{name}</dt>, <dd key={`${name}-d`}>{value}</dd>] : [],
        )}
      </dl>
      {form.reliesSolely && <small>{t('Relies on the security alone (s 89(2))')}</small>}
      {form.isCeded && <small>{t('Ceded after the proceedings began, so it carries no vote (s 52).')}</small>}
      {form.papers.map(({ documentID, title }) => (
        <Link
          key={documentID}
          to={`${paths.matter.home({ id: matter.id })}/documents?search=${encodeURIComponent(title)}`}
        >
          {title}
        </Link>
      ))}
      {form.reason && <small>{form.reason}</small>}
      {form.state === 'sent' && (
        <OnlyCapture>
          <div className={styles.deciding}>
            {form.claims.length > 0 && (
              <Select
                aria-label={t('Onto a claim')}
                error={accept.error?.fields['claimID']?.[0]}
                value={onto}
                onChange={(value) => setOnto(value ?? '')}
                data={[
                  { value: '', label: t('Create new claim') },
                  ...form.claims.map(({ id, claimNumber }) => ({
                    value: String(id),
                    label: t('Onto claim {number}', { number: claimNumber ?? '-' }),
                  })),
                ]}
              />
            )}
            <Button
              size="xs"
              loading={accept.isRunning}
              onClick={() =>
                accept.run({ id: form.id, version: form.version, claimID: onto === '' ? null : Number(onto) })
              }
            >
              {t('Take up as lodged')}
            </Button>
            {reason === undefined ? (
              <Button size="xs" variant="default" onClick={() => setReason('')}>
                {t('Decline')}
              </Button>
            ) : (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  decline.run({ id: form.id, version: form.version, reason });
                }}
              >
                <Textarea
                  label={t('Reason, shown to the creditor')}
                  error={decline.error?.fields['reason']?.[0]}
                  required
                  maxLength={1000}
                  value={reason}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
                <Button type="submit" size="xs" variant="default" loading={decline.isRunning}>
                  {t('Decline')}
                </Button>
              </form>
            )}
          </div>
        </OnlyCapture>
      )}
    </article>
  );
}
