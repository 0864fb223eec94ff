import { type CallSpec, mayMake } from '@boedel/contract/call';
import type { Role } from '@boedel/domain/access/role';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { type Caller, isRestricted } from '@boedel/domain/access/call-access';
import { Button, Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, cloneElement, createContext, use } from 'react';
import { markPhrase, t } from '../i18n/t';
import styles from './page.module.css';

/** What screens need to know of the person to decide what to show. The server decides again, by the same rules. */
export interface SignedInPerson extends Caller {
  readonly email: string;
  readonly systemType: number;
  /** Whether the email belongs to the provider's own domain. */
  readonly internal: boolean;
}

const nobody: SignedInPerson = {
  roles: [],
  captureMatters: [],
  termsAccepted: false,
  email: '',
  systemType: 0,
  internal: false,
};

export const PersonContext = createContext<SignedInPerson>(nobody);
export const usePerson = (): SignedInPerson => use(PersonContext);
/** As much of a call as says who may make it. */
export type RuledCall = Pick<CallSpec, 'method' | 'who' | 'inVisit' | 'changes'>;
/** The server's own rule, asked before it is called. */
export const useMay = (call: RuledCall): boolean => mayMake(call, usePerson());

type DisableableProps = { disabled?: boolean; 'aria-disabled'?: boolean };

export interface ProtectedProps {
  /** Any one of these is enough. */
  readonly roles?: Role | readonly Role[];
  /** Holding none of these is enough as well. */
  readonly exclude?: Role | readonly Role[];
  /** Asks the call's own rule instead of naming roles a second time. */
  readonly call?: RuledCall;
  /** Hides instead of disabling. */
  readonly hide?: boolean;
  /** One control that knows `disabled`. */
  readonly children: ReactElement<DisableableProps>;
}

const list = (value: Role | readonly Role[] | undefined): readonly Role[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

export function isAllowed(
  person: SignedInPerson,
  { roles, exclude, call }: Omit<ProtectedProps, 'children' | 'hide'>,
): boolean {
  const [wanted, unwanted] = [list(roles), list(exclude)];
  const holds = wanted.some((one) => person.roles.includes(one));
  const isFree = unwanted.length > 0 && !unwanted.some((one) => person.roles.includes(one));
  const isOpen = wanted.length + unwanted.length === 0 || holds || isFree;
  return isOpen && (!call || mayMake(call, person));
}

/** Leaves a control as it is for those who may; for others it is disabled and says so, or is not there. */
export function Protected({ children, hide, ...rule }: ProtectedProps) {
  if (isAllowed(usePerson(), rule)) return children;
  if (hide) return null;
  return <NotAuthorised>{children}</NotAuthorised>;
}

/** A control that is there but cannot be used, and says why. */
export function NotAuthorised({ children }: { children: ReactElement<DisableableProps> }) {
  const reason = t('You are not authorised to use this action');
  return (
    <Tooltip label={reason}>
      {/* A disabled button hears neither mouse nor keyboard, so what surrounds it takes the focus and explains. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <span role="group" aria-label={reason} tabIndex={0} style={{ display: 'inline-block' }}>
        {cloneElement(children, { disabled: true })}
      </span>
    </Tooltip>
  );
}

/** Shows its content only in the system types named: 1 Insolvencies, 2 Deceased Estates, 3 Curatorship, 4 Flow, 5 Trust. */
export function SystemTypeGate({ types, children }: { types: number | readonly number[]; children: ReactNode }) {
  const { systemType } = usePerson();
  const shown = typeof types === 'number' ? types === systemType : types.includes(systemType);
  return shown ? <>{children}</> : null;
}

/** For the provider's own people. */
export function InternalOnly({ children }: { children: ReactNode }) {
  return usePerson().internal ? <>{children}</> : null;
}

const noRoles: readonly Role[] = [];

/** Around a whole page. */
export function RoleGate({
  roles = noRoles,
  isKept = false,
  ask,
  children,
}: {
  roles?: readonly Role[] | undefined;
  /** It is kept from this person whatever the roles. */
  isKept?: boolean;
  /** Whom to ask, where it is known. */
  ask?: ReactNode;
  children: ReactNode;
}) {
  const { roles: held } = usePerson();
  if (mayOpen(roles, held) && !isKept) return <>{children}</>;
  return (
    <div role="alert" className={styles.denied}>
      <IconLock size={32} stroke={1.4} aria-hidden />
      <h1>{t('Access Denied')}</h1>
      <p>{t(explainDenied(roles, held))}</p>
      {!isProviders(roles) && ask}
      <Button component={Link} to="/" variant="default">
        {t('Go to start page')}
      </Button>
    </div>
  );
}

const isProviders = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => role === 'SuperAdmin');

function explainDenied(roles: readonly Role[], held: readonly Role[]): string {
  if (isProviders(roles))
    return markPhrase('This page is for the people who provide the system. Their addresses are under Contact.');
  return isRestricted(held)
    ? markPhrase('You have access to certain matters only, and this page shows others. Ask your contact at the firm.')
    : markPhrase('Ask an administrator of your firm for the role needed for this page.');
}
