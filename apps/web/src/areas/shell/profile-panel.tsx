import type { AnswerOf } from '@boedel/contract/call';
import { systemType as systemTypeName } from '@boedel/contract/fixed/system-types';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { logOut } from '../../client/sign-out';
import { chooseLanguage } from '../../client/my-language';
import { beginLeaving, readTokenClaims, session } from '../../client/session';
import { type Language, getLanguage, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import styles from './shell.module.css';
import { useSystemType } from './use-system-type';

const schemes = ['light', 'dark', 'auto'] as const;

interface ProfileChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ProfileChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}

function SystemTypeChoice() {
  const { usable, current, choose } = useSystemType();
  // Somebody who was given single matters works in none, and has nothing to choose.
  if (usable.length === 0) return null;
  return (
    <Choice label={t('Profile')} value={current} onChange={(value) => choose(Number(value))}>
      <option value={0}>{t('Select profile')}</option>
      {usable.map((type) => (
        <option key={type} value={type}>
          {t(systemTypeName[type])}
        </option>
      ))}
    </Choice>
  );
}

function labelFirm({ name, accountInArrears, isInvited }: AnswerOf<typeof sessionCalls.firms>[number]): string {
  if (accountInArrears) return t('{firm} (account in arrears)', { firm: name });
  return isInvited ? t('{firm} (accept the invitation)', { firm: name }) : name;
}

/** For people of several firms: a new token for the chosen one, and everything of the old one gone from the page. */
function FirmChoice() {
  const firms = useRead(sessionCalls.firms, undefined, { quiet: true });
  const change = useCall(sessionCalls.changeFirm, {
    onDone: ({ token }) => {
      beginLeaving();
      session.replaceToken(token);
      location.assign(paths.root());
    },
  });
  const decline = useCall(sessionCalls.declineInvitation, {
    says: t('Invitation declined.'),
  });
  if (!firms.data || firms.data.length < 2) return null;
  const current = firms.data.find((firm) => firm.isCurrent)?.intermediaryID ?? 0;
  return (
    <>
      <Choice label={t('Firm')} value={current} onChange={(value) => change.run({ intermediaryID: Number(value) })}>
        {firms.data.map((firm) => (
          <option key={firm.intermediaryID} value={firm.intermediaryID} disabled={firm.accountInArrears}>
            {labelFirm(firm)}
          </option>
        ))}
      </Choice>
      {firms.data
        .filter(({ isInvited }) => isInvited)
        .map(({ intermediaryID, name }) => (
          <button
            key={intermediaryID}
            type="button"
            className={styles.decline}
            disabled={decline.isRunning}
            onClick={() => decline.run({ intermediaryID })}
          >
            {t('Decline the invitation of {firm}', { firm: name })}
          </button>
        ))}
    </>
  );
}

function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = { light: t('Light'), dark: t('Dark'), auto: t('Match system') };
  return (
    <Choice
      label={t('Theme')}
      value={colorScheme}
      onChange={(value) => setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')}
    >
      {schemes.map((scheme) => (
        <option key={scheme} value={scheme}>
          {names[scheme]}
        </option>
      ))}
    </Choice>
  );
}

function LanguageChoice() {
  return (
    <Choice
      label={t('Language')}
      value={getLanguage()}
      onChange={(value) => void chooseLanguage(value === 'af' ? 'af' : 'en')}
    >
      {(Object.keys(languages) as Language[]).map((one) => (
        <option key={one} value={one}>
          {languages[one]}
        </option>
      ))}
    </Choice>
  );
}

/** Everything about the person who is signed in. */
export function ProfilePanel({ onFollow }: { onFollow: () => void }) {
  const claims = readTokenClaims(session.token());
  return (
    <>
      <div className={styles.person}>
        <strong>{claims?.fullName}</strong>
        <span>{claims?.email}</span>
      </div>
      <SystemTypeChoice />
      <FirmChoice />
      <ThemeChoice />
      <LanguageChoice />
      <ul className={styles.links}>
        <li>
          <Link to={paths.accountDetails()} onClick={onFollow}>
            {t('Account details')}
          </Link>
        </li>
        <li>
          <Link to={paths.changePassword()} onClick={onFollow}>
            {t('Change Password')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void logOut()}>
            {t('Logout')}
          </button>
        </li>
      </ul>
    </>
  );
}
